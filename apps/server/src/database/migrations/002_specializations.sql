-- Doctors cannot register without a specialization. The six that have their own icon come first; add
-- more with an insert.
insert into specialization (name) values
  ('Cardiology'),
  ('Dermatology'),
  ('Neurology'),
  ('Pediatrics'),
  ('Orthopedics'),
  ('Ophthalmology'),
  ('General Practice'),
  ('Psychiatry'),
  ('Endocrinology'),
  ('Gynecology'),
  ('Oncology'),
  ('Urology'),
  ('Ear, Nose and Throat');

-- Without a specialization no doctor can register, so they come with the schema. The six with an icon
-- of their own come first; add more with an ordinary insert.
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

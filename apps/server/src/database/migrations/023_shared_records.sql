-- Finds the newest decision of each patient about a doctor.
-- compatible: index sharing_with_doctor of sharing: The table has one small row for each decision of a patient.
create index sharing_with_doctor on sharing (doctor_id, patient_id, id desc);

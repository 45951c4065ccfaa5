create table blood_pressure (
  id int generated always as identity primary key,
  patient_id int not null references patient on delete cascade,
  systolic int not null check (systolic between 0 and 250),
  diastolic int not null check (diastolic between 0 and 250 and diastolic < systolic),
  measured_at timestamptz not null default now()
);
create index blood_pressure_newest on blood_pressure (patient_id, measured_at desc, id desc);

create table blood_sugar (
  id int generated always as identity primary key,
  patient_id int not null references patient on delete cascade,
  value double precision not null check (value between 0 and 1000),
  measured_at timestamptz not null default now()
);
create index blood_sugar_newest on blood_sugar (patient_id, measured_at desc, id desc);

-- A request belongs to both parties: neither account can be deleted while it exists.
create table request (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  doctor_id int not null references doctor,
  description text not null,
  sent_at timestamptz not null default now(),
  answered_at timestamptz
);
create index request_of_patient on request (patient_id, sent_at desc, id desc);
create index request_of_doctor on request (doctor_id, sent_at desc, id desc);

create view request_summary as
select
  request.id,
  request.doctor_id as "doctorId",
  doctor.name as "doctorName",
  request.patient_id as "patientId",
  patient.name as "patientName",
  request.description,
  request.sent_at as "sentAt",
  request.answered_at as "answeredAt"
from request
join account doctor on doctor.id = request.doctor_id
join account patient on patient.id = request.patient_id;

-- The four sections of a response; an empty section has no row.
create table general_report (
  request_id int primary key references request,
  diagnosis text,
  treatment_plan text,
  notes text,
  attachment text
);

create table prescribed_medicine (
  request_id int primary key references request,
  name text,
  dosage text,
  frequency text,
  instructions text,
  is_maintenance boolean not null
);

create table chronic_disease (
  request_id int primary key references request,
  name text,
  description text,
  causes text,
  symptoms text,
  diagnosis text,
  treatment text,
  date_of_diagnosis date
);

create table allergy (
  request_id int primary key references request,
  name text,
  symptoms text
);

-- A record can be read by the patient and by doctors to whom the patient has sent a request. Every read
-- of a record goes through readable_patient.
create function may_read(patient_id int, reader_id int) returns boolean
language sql stable
as $$
  select reader_id = patient_id or exists (
    select from request
    where request.patient_id = may_read.patient_id and request.doctor_id = reader_id
  )
$$;

create function readable_patient(patient_name_key text, is_open boolean, reader_id int)
returns table (patient_id int)
language sql stable
as $$
  select patient.id
  from account
  join patient on patient.id = account.id
  where account.name_key = patient_name_key and (is_open or may_read(patient.id, reader_id))
$$;

-- The patients from whom a doctor receives no further requests.
create table declined_patient (
  doctor_id int not null references doctor on delete cascade,
  patient_id int not null references patient on delete cascade,
  declined_at timestamptz not null default now(),
  primary key (doctor_id, patient_id)
);
create index declined_patient_of_patient on declined_patient (patient_id);

-- compatible: index request_waiting of request: It holds only what waits, so that it is built within a second.
create index if not exists request_waiting on request (patient_id, doctor_id)
where answered_at is null;

-- Lists of requests are counted by an index-only scan, hence answered_at; doctor_id serves the check of
-- who may read a patient's record.
drop index request_of_patient;
create index request_of_patient on request (patient_id, sent_at desc, id desc)
include (answered_at, doctor_id);
drop index request_of_doctor;
create index request_of_doctor on request (doctor_id, sent_at desc, id desc) include (answered_at);

create index request_unanswered_of_doctor on request (doctor_id, sent_at desc, id desc)
where answered_at is null;

-- The same rule as one function, which the planner can inline.
create or replace function readable_patient(patient_name_key text, is_open boolean, reader_id int)
returns table (patient_id int)
language sql stable
as $$
  select patient.id
  from account
  join patient on patient.id = account.id
  where account.name_key = patient_name_key and (
    is_open or patient.id = reader_id or exists (
      select from request where request.patient_id = patient.id and request.doctor_id = reader_id
    )
  )
$$;
drop function may_read;

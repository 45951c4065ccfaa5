-- A refused doctor does not reply any more, as one who has closed the account.
alter table doctor add column reviewed_at timestamptz;

-- Since when a doctor does not reply any more; null while they do. Earlier servers did not note when they refused one.
create view departure as
select
  doctor.id,
  coalesce(closed_at, case review when 'refused' then coalesce(reviewed_at, '-infinity') end)
    as left_at
from doctor join account on account.id = doctor.id;

-- compatible: view request_summary: The same columns; earlier servers show a refused doctor as one who has left.
create or replace view request_summary as
select
  request.id,
  request.doctor_id as "doctorId",
  doctor.name as "doctorName",
  request.patient_id as "patientId",
  patient.name as "patientName",
  request.description,
  request.sent_at as "sentAt",
  request.answered_at as "answeredAt",
  departure.left_at is not null as "hasDoctorLeft"
from request
join account doctor on doctor.id = request.doctor_id
join departure on departure.id = request.doctor_id
join account patient on patient.id = request.patient_id;

-- compatible: constraint outbox_kind_check of outbox: A server sends the kinds that it knows, and leaves others.
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'password-reset', 'email-confirmation', 'email-changed', 'answer-notice', 'account-closed',
      'departure-notice', 'doctor-reviewed', 'password-changed'
    )
  );

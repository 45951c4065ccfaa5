-- When somebody closed their account, and when it was erased for good. The row of an erased account has no log-in,
-- and remains only where requests refer to it.
alter table account
  add column closed_at timestamptz,
  add column erased_at timestamptz,
  alter column email drop not null,
  alter column email_key drop not null,
  alter column password_hash drop not null,
  add constraint account_log_in check (
    num_nulls(email, email_key, password_hash) = case when erased_at is null then 0 else 3 end
  ),
  add constraint account_erased check (erased_at is null or closed_at is not null);
create index account_to_erase on account (closed_at)
where closed_at is not null and erased_at is null;

-- Patients find doctors who are approved and have not closed their account. Lists and the count of doctors
-- depend on is_hidden alone, so the count is kept where that is.
create or replace function list_doctor() returns trigger
language plpgsql
as $$
begin
  update account set is_hidden = new.review <> 'approved' or closed_at is not null
  where id = new.id;
  return null;
end
$$;

drop trigger doctors_added on doctor;
drop trigger doctors_removed on doctor;
drop trigger doctors_emptied on doctor;
create or replace function count_doctors() returns trigger
language plpgsql
as $$
declare
  added bigint;
begin
  if tg_op = 'TRUNCATE' then
    update doctor_count set total = 0;
  elsif tg_op = 'UPDATE' then
    update doctor_count set total = total + case when new.is_hidden then -1 else 1 end;
  else
    select count(*) into added from changed where role = 'Doctor' and not is_hidden;
    -- Patients do not touch the row, which all doctors share.
    if added > 0 then
      update doctor_count set total = total + case tg_op when 'INSERT' then added else -added end;
    end if;
  end if;
  return null;
end
$$;
create trigger doctors_added after insert on account
referencing new table as changed for each statement execute function count_doctors();
create trigger doctors_removed after delete on account
referencing old table as changed for each statement execute function count_doctors();
create trigger doctors_emptied after truncate on account
for each statement execute function count_doctors();
create trigger doctors_hidden after update of is_hidden on account
for each row when (old.role = 'Doctor' and old.is_hidden <> new.is_hidden)
execute function count_doctors();

-- Whether the doctor has left, so that the patient does not wait for an answer.
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
  doctor.closed_at is not null as "hasDoctorLeft"
from request
join account doctor on doctor.id = request.doctor_id
join account patient on patient.id = request.patient_id;

-- Decisions about sharing stay as they are until one of the two accounts is closed. Then they can be deleted.
create index sharing_of_doctor on sharing (doctor_id);
create function keep_decision() returns trigger
language plpgsql
as $$
begin
  if not exists (
    select from account where id in (old.patient_id, old.doctor_id) and closed_at is not null
  ) then
    raise exception 'table sharing is append-only';
  end if;
  return old;
end
$$;
drop trigger sharing_append_only on sharing;
create trigger sharing_append_only before update or truncate on sharing
for each statement execute function refuse_change();
create trigger sharing_kept before delete on sharing
for each row execute function keep_decision();

-- As before, but nobody reads what is left of an erased record.
create or replace function readable_patient(
  patient_name_key text, is_open boolean, reader_id int, wanted_sections text[]
)
returns table (patient_id int)
language sql stable
as $$
  select patient.id
  from account
  join patient on patient.id = account.id
  where account.name_key = patient_name_key and account.erased_at is null and (
    is_open or patient.id = reader_id or (
      not exists (
        select from doctor where doctor.id = reader_id and doctor.review <> 'approved'
      )
      and coalesce(
        (
          select sections @> wanted_sections and coalesce(expires_at > now(), true)
          from sharing
          where sharing.patient_id = patient.id and sharing.doctor_id = reader_id
          order by sharing.id desc limit 1
        ),
        exists (
          select from request
          where request.patient_id = patient.id and request.doctor_id = reader_id
        )
      )
    )
  )
$$;

alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'password-reset', 'email-confirmation', 'email-changed', 'answer-notice', 'account-closed'
    )
  );

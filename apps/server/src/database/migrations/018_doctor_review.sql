-- A new doctor may have to be checked before patients find them. Lists of doctors are read from indexes of
-- accounts, so a trigger notes there whether a doctor is hidden.
alter table doctor
  add column review text not null default 'approved'
    check (review in ('pending', 'approved', 'refused'));
create index doctor_review on doctor (review, id) where review <> 'approved';

alter table account add column is_hidden boolean not null default false;
drop index account_doctor_order;
create index account_doctor_order on account (name_key, id) where role = 'Doctor' and not is_hidden;

-- Only approved doctors count.
create or replace function count_doctors() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    update doctor_count set total = total + (select count(*) from changed where review = 'approved');
  elsif tg_op = 'DELETE' then
    update doctor_count set total = total - (select count(*) from changed where review = 'approved');
  else
    update doctor_count set total = 0;
  end if;
  return null;
end
$$;

create function list_doctor() returns trigger
language plpgsql
as $$
begin
  update account set is_hidden = new.review <> 'approved' where id = new.id;
  if tg_op = 'UPDATE' then
    update doctor_count set total = total + case new.review when 'approved' then 1 else -1 end;
  end if;
  return null;
end
$$;

create trigger doctor_hidden after insert on doctor
for each row when (new.review <> 'approved') execute function list_doctor();
create trigger doctor_reviewed after update of review on doctor
for each row when ((old.review = 'approved') <> (new.review = 'approved'))
execute function list_doctor();

-- As before, but a doctor reads no record while not approved.
create or replace function readable_patient(
  patient_name_key text, is_open boolean, reader_id int, wanted_sections text[]
)
returns table (patient_id int)
language sql stable
as $$
  select patient.id
  from account
  join patient on patient.id = account.id
  where account.name_key = patient_name_key and (
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

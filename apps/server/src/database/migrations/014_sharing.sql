-- Decisions of patients about who reads their record: one row per decision, of which the newest about a
-- doctor decides alone. A stop shares no section.
create table sharing (
  id bigint generated always as identity primary key,
  patient_id int not null references patient,
  doctor_id int not null references doctor,
  sections text[] not null check (
    sections <@ '{details,readings,medicines,chronicDiseases,allergies}'::text[]
  ),
  expires_at timestamptz,
  revoked boolean not null check (revoked = (cardinality(sections) = 0)),
  made_at timestamptz not null default now()
);
create index sharing_newest on sharing (patient_id, doctor_id, id desc);

create trigger sharing_append_only before update or delete or truncate on sharing
for each statement execute function refuse_change();

-- The same rule for a part of the record: without a decision, a doctor with a request reads all of it.
create function readable_patient(
  patient_name_key text, is_open boolean, reader_id int, wanted_sections text[]
)
returns table (patient_id int)
language sql stable
as $$
  select patient.id
  from account
  join patient on patient.id = account.id
  where account.name_key = patient_name_key and (
    is_open or patient.id = reader_id or coalesce(
      (
        select sections @> wanted_sections and coalesce(expires_at > now(), true)
        from sharing
        where sharing.patient_id = patient.id and sharing.doctor_id = reader_id
        order by sharing.id desc limit 1
      ),
      exists (
        select from request where request.patient_id = patient.id and request.doctor_id = reader_id
      )
    )
  )
$$;

-- For a server from before this migration, which runs beside a newer one during an update: it knows no
-- sections, so it reads a record only when all of it is shared.
create or replace function readable_patient(patient_name_key text, is_open boolean, reader_id int)
returns table (patient_id int)
language sql stable
as $$
  select patient_id from readable_patient(
    patient_name_key, is_open, reader_id,
    '{details,readings,medicines,chronicDiseases,allergies}'
  )
$$;

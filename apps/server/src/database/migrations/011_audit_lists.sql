-- Reading a list adds one audit entry, however many patients are on the list. The entry references a
-- set of patients in this table, which stores each set once. The id is a hash of the set, so that no
-- look-up is needed.
create table patient_list (
  id uuid primary key,
  patient_ids int[] not null
);
create index patient_list_member on patient_list using gin (patient_ids);

create trigger patient_list_append_only before update or delete or truncate on patient_list
for each statement execute function refuse_change();

-- A patient's log merges entries about the patient alone with those of the patient's lists. It excludes
-- views of the log itself, and so does the index.
alter table audit add column patient_list_id uuid;
create index audit_of_patient_list on audit (patient_list_id, happened_at desc, id desc)
where patient_list_id is not null;

drop index audit_of_patient;
create index audit_of_patient on audit (patient_id, happened_at desc, id desc)
where patient_id is not null and action <> 'listAccessLog';

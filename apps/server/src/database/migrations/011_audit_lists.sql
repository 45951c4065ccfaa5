-- A list that a doctor reads is one line of the audit, however many patients are on it. The line names
-- them by a row of this table, which has each combination of patients once: a list that is refreshed
-- has the same ones on it again and again. The id is a hash of them, so that nobody has to look for it.
create table patient_list (
  id uuid primary key,
  patient_ids int[] not null
);
create index patient_list_member on patient_list using gin (patient_ids);

create trigger patient_list_append_only before update or delete or truncate on patient_list
for each statement execute function refuse_change();

-- The log of a patient is read from these two, in its order: the lines about the patient alone, and those
-- of each list that the patient is on. Looks at the log are left out of it, and so of the index.
alter table audit add column patient_list_id uuid;
create index audit_of_patient_list on audit (patient_list_id, happened_at desc, id desc)
where patient_list_id is not null;

drop index audit_of_patient;
create index audit_of_patient on audit (patient_id, happened_at desc, id desc)
where patient_id is not null and action <> 'listAccessLog';

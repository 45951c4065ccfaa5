-- Audit entries get the name and role at the time, since they outlive accounts, and the request, so
-- that a patient can read them. Existing entries are filled in from current data.
alter table audit
  add column account_name text,
  add column account_role text check (account_role in ('Doctor', 'Patient')),
  add column request_id int;

alter table audit disable trigger audit_append_only;
update audit set request_id = substring(subject from '^request (\d+)$')::int
where subject is not null;
update audit set account_name = account.name, account_role = account.role
from account where account.id = audit.account_id;
alter table audit enable trigger audit_append_only;
alter table audit drop column subject;

-- Serves the pages and the count of a patient's log, which exclude entries by `action`.
drop index audit_of_patient;
create index audit_of_patient on audit (patient_id, happened_at desc, id desc) include (action);

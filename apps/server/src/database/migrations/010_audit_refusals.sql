-- Refusals of callers who are not logged in cost nothing to cause: those from one network about one
-- patient in one hour are counted here, and share the line of the audit that the first has added. The
-- network is a keyed hash: no address is kept. Without a patient it is about nobody's record.
create table anonymous_refusal (
  id bigint generated always as identity primary key,
  patient_id int,
  network text collate "C" not null,
  hour timestamptz not null,
  count int not null default 1,
  constraint anonymous_refusal_once unique nulls not distinct (patient_id, network, hour)
);

alter table audit add column refusal_id bigint;

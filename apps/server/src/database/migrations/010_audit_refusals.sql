-- Anonymous callers can cause refusals at no cost: refusals from one network about one patient in one
-- hour share the audit entry of the first and are counted here. The network is an HMAC, so that no
-- address is stored. patient_id is null when the refusal is about no record.
create table anonymous_refusal (
  id bigint generated always as identity primary key,
  patient_id int,
  network text collate "C" not null,
  hour timestamptz not null,
  count int not null default 1,
  constraint anonymous_refusal_once unique nulls not distinct (patient_id, network, hour)
);

alter table audit add column refusal_id bigint;

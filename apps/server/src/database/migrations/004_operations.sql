-- Reads, writes and refusals. Entries outlive accounts, hence no foreign keys.
create table audit (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  account_id int,
  action text not null,
  patient_id int,
  subject text,
  outcome text not null check (outcome in ('allowed', 'denied'))
);
create index audit_of_patient on audit (patient_id, happened_at desc);

create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'table % is append-only', tg_table_name;
end
$$;

create trigger audit_append_only before update or delete or truncate on audit
for each statement execute function refuse_change();

create table idempotency_key (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status int not null,
  body json not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Emails to send. Whoever asks for one does not learn whether there is an account, so such a row has an
-- email_key until a worker has looked. A row is due at next_attempt_at; a worker that takes it moves that on.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('password-reset')),
  email_key text collate "C",
  account_id int references account on delete cascade,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  check (num_nonnulls(email_key, account_id) = 1)
);
create index outbox_due on outbox (next_attempt_at) where sent_at is null;
create index outbox_of_account on outbox (account_id);
create index outbox_age on outbox (coalesce(sent_at, created_at));

-- Links that allow whoever has them to choose a new password. The hash is SHA-256 of the token in the link.
create table password_reset (
  token_hash text collate "C" primary key,
  account_id int not null references account on delete cascade,
  created_at timestamptz not null default now()
);
create index password_reset_of_account on password_reset (account_id);
create index password_reset_age on password_reset (created_at);

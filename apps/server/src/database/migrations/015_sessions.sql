-- Where accounts are logged in. A token names its session, and is refused once that has ended. A session
-- that has expired is deleted.
create table session (
  id int generated always as identity primary key,
  account_id int not null references account on delete cascade,
  device text,
  created_at timestamptz not null default now(),
  -- To the quarter hour.
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_account on session (account_id);
create index session_expiry on session (expires_at);

-- Failed log-ins and registrations of the last minute, shared by all servers. The key is an HMAC, so
-- that no email or address is stored. Unlogged: a crash of the database may reset the counts.
create unlogged table attempt (
  key text collate "C" primary key,
  count int not null,
  ends_at timestamptz not null
);
create index attempt_end on attempt (ends_at);

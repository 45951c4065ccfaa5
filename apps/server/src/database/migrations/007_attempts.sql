-- Failed log-ins and registrations of the last minute, counted here so that all servers share them.
-- The key is a keyed hash: neither emails nor addresses are kept. Unlogged, since a count is not worth
-- waiting for the disk; after a crash of the database the counting begins anew.
create unlogged table attempt (
  key text collate "C" primary key,
  count int not null,
  ends_at timestamptz not null
);
create index attempt_end on attempt (ends_at);

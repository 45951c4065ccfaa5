-- What happens to an account is audited with where it came from. The network is an IPv4 /24 or an IPv6 /48.
alter table audit
  add column session_id int,
  add column network text,
  add column device text,
  add column log_in_refusal_id bigint;

-- Refused log-ins to one account from one network in one hour share the audit entry of the first and are counted here.
-- account_id is null when no account has the email. Rows outlive accounts, hence no foreign key.
create table log_in_refusal (
  id bigint generated always as identity primary key,
  account_id int,
  network text collate "C" not null,
  hour timestamptz not null,
  count int not null default 1,
  constraint log_in_refusal_once unique nulls not distinct (account_id, network, hour)
);

-- The owner's list of these entries. On a large table, create it concurrently before the update.
-- compatible: index audit_of_account of audit: Few entries are about an account, and operators can create it beforehand.
create index if not exists audit_of_account on audit (account_id, happened_at desc, id desc)
where account_id is not null and action in (
  'login', 'logOut', 'changePassword', 'resetPassword', 'changeEmail', 'confirmEmail', 'closeAccount',
  'reopenAccount', 'endSession', 'endOtherSessions', 'approveDoctor', 'refuseDoctor'
);

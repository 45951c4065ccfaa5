-- The email that an account asked for. It replaces the present one when somebody follows the link that was sent to it.
create table email_change (
  account_id int primary key references account on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);
create index email_change_age on email_change (created_at);

-- The hash is SHA-256 of the token in the link. Every attempt to send the email adds one.
create table email_change_token (
  token_hash text collate "C" primary key,
  account_id int not null references email_change on delete cascade
);
create index email_change_token_of_account on email_change_token (account_id);

-- Emails to another address than that of the account have it in `address`.
alter table outbox
  add column address text check (address is null or account_id is not null),
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check
    check (kind in ('password-reset', 'email-confirmation', 'email-changed'));

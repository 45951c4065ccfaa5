-- Finds the few erased accounts, to leave them out of a long list.
-- compatible: index account_erased of account: Nearly no account is erased.
create index account_erased on account (erased_at) where erased_at is not null;

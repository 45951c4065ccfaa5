-- Whether the mailbox is known to be the owner's. Accounts of before count as confirmed, and so do those that servers of the last
-- release add: their owners would have no other way back in after forgetting the password.
alter table account add column is_email_confirmed boolean not null default true;

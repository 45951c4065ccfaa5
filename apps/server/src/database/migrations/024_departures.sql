-- When a patient last saw that the doctor of a request has left. Apart from answer_seen: the doctor can come back and
-- answer, and the answer is then new.
create table departure_seen (
  request_id int primary key references request on delete cascade,
  seen_at timestamptz not null default now()
);

-- compatible: constraint outbox_kind_check of outbox: A server sends the kinds that it knows, and leaves others.
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'password-reset', 'email-confirmation', 'email-changed', 'answer-notice', 'account-closed',
      'departure-notice', 'doctor-reviewed'
    )
  );

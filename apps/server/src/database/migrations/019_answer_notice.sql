-- Whether a patient wants an email about a new answer.
alter table account add column wants_answer_notices boolean not null default false;

alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check
    check (kind in ('password-reset', 'email-confirmation', 'email-changed', 'answer-notice'));

-- What an opportunity asks applicants, and what its partner tells them. `questions` is an array of {id, text, isRequired}.
alter table opportunity_texts
  add column questions jsonb not null default '[]',
  add column requires_message boolean not null default false,
  add column accept_message text,
  add column decline_message text,
  add column contact_email text;

-- What an applicant and the partner write to each other. Apart from the rows, of which lists and counts walk many.
-- `answers` is an array of {question, answer}, the question as it was asked. Withdrawing deletes the row, and a while
-- after an applicant has left nothing of theirs is kept in it.
create table application_texts (
  application_id uuid primary key references opportunity_applications on delete cascade,
  message text,
  answers jsonb not null default '[]',
  shares_contact boolean not null default false,
  shares_phone boolean not null default false,
  decision_message text,
  check (shares_contact or not shares_phone)
);

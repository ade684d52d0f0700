-- A judge's question to the owner of a pending impact. The history keeps every question and answer.
alter table impacts
  -- The judge who asked last, until the next decision.
  add column asked_by uuid references users,
  -- Null once it's answered. Not null is a state of the lifecycle.
  add column open_question text,
  -- Until when only that judge may decide.
  add column kept_until timestamptz;
-- The pending ones that were asked about: few, which judges' lists and counts leave out.
create index impacts_asked on impacts (asked_by, id)
  where is_verified is null and asked_by is not null;

alter table impact_reviews drop constraint impact_reviews_event_check;
alter table impact_reviews add constraint impact_reviews_event_check check (event in
  ('submitted', 'resubmitted', 'approved', 'verified', 'declined', 'appealed', 'reopened', 'overturned', 'asked',
   'answered'));

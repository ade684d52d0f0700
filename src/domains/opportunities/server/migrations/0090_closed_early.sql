-- Opportunities that were closed before their deadline: those of the closed ones whose deadline is ahead.
create index opportunities_closed_early on opportunities (closes_at, id) where closed_at is not null;
-- The partners' reminders, which are also of opportunities that were closed early.
create index opportunities_to_remind on opportunities (closes_at, id) where is_verified;
-- As before, and whether each was closed early.
drop index opportunities_with_deadlines;
create index opportunities_with_deadlines on opportunities (id) include (closes_at, is_verified, closed_at);

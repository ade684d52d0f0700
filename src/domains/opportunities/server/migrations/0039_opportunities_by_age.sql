-- The public ones by age, with what says whether they're open and for whom: from the oldest, thousands are closed before
-- the first open one, and their rows needn't be read. In place of the index of their ids alone.
create index opportunities_by_age on opportunities (id) include (closes_at, is_full, points_required) where is_public;
drop index opportunities_public;

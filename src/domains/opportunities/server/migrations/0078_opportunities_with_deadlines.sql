-- The deadlines of whichever opportunities someone follows, without a look at each of these. It serves what the narrower index
-- of verified ones did, which is nearly all.
drop index opportunities_verified_by_age;
create index opportunities_with_deadlines on opportunities (id) include (closes_at, is_verified);

-- The newest closed ones, for admins: those still open come before them, and each was read.
create index opportunities_verified_by_age on opportunities (id) include (closes_at) where is_verified;

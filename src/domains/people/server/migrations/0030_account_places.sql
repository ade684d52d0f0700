-- The place chosen for the location, as the contract's Place; null if the location isn't one.
alter table users add column place jsonb;
-- Those that admins are shown, and that are matched.
create index users_unplaced on users (location) where place is null and location is not null;

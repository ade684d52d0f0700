-- The place chosen for the location, as the contract's Place; null if the location isn't one.
alter table councils add column place jsonb;

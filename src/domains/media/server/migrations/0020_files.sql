-- Files that are in place.
create view files as select id, owner_id from media where ready_at is not null;

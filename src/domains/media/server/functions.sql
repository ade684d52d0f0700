-- Files that are complete and not hidden.
create or replace view files as
  select id, owner_id from media where ready_at is not null and hidden_at is null;

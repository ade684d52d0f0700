-- Hidden by whoever decides on reports: only its owner and admins still see it.
alter table media add column hidden_at timestamptz;

create or replace view files as
  select id, owner_id from media where ready_at is not null and hidden_at is null;

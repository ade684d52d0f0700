-- Kinds of activity that the community names, orders, retires and adds: a setting, of which these are what statements read.
-- The name of an own kind is its id, since its names are in `names`.
alter table impact_event_types
  add column names jsonb not null default '{}',
  add column is_retired boolean not null default false,
  -- Null for one that was removed before anything used it.
  add column position smallint default 0;

-- Types and categories that the community names, orders, retires and adds, as with kinds of activity.
alter table opportunity_types
  add column names jsonb not null default '{}',
  add column is_retired boolean not null default false,
  add column position smallint default 0;
alter table opportunity_categories
  add column names jsonb not null default '{}',
  add column is_retired boolean not null default false,
  add column position smallint default 0;

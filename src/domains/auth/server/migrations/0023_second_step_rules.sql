-- The roles that have to have a second step, as the admins decided.
create table second_step_rules (
  role text primary key check (role in ('Admin', 'Partner', 'Member', 'Judge')),
  -- For those who have none: from when the rule was made, or from when they were given the role.
  grace_days smallint not null check (grace_days between 0 and 90),
  since timestamptz not null default now()
);

alter table users add column role_since timestamptz not null default now();

-- How a community's server is run.

-- Admins who have hidden the list of first steps.
create table hidden_launch_steps (
  user_id uuid primary key references users on delete cascade,
  hidden_at timestamptz not null default now()
);

-- The latest test email that the mail server took, and the latest that it refused.
create table mail_tests (
  is_accepted boolean primary key,
  tried_at timestamptz not null default now()
);

create table backups (
  id bigint generated always as identity primary key,
  taken_at timestamptz not null,
  took_ms bigint not null,
  bytes bigint not null,
  files integer not null
);

-- Null for keys that are older than this column.
alter table push_keys add column made_at timestamptz;
alter table push_keys alter column made_at set default now();

-- Addresses that a mail server has refused for good. A row counts as long as it names the account's current address.
create table mail_refusals (
  user_id uuid primary key references users on delete cascade,
  email citext not null,
  refused_at timestamptz not null default now()
);

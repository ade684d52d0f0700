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

-- Tables of members or impacts that an admin had checked, to be taken in. Each is deleted after a day.
create table imports (
  id uuid primary key,
  admin_id uuid not null references users,
  kind text not null check (kind in ('members', 'impacts')),
  state text not null default 'checked' check (state in ('checked', 'running', 'done', 'failed')),
  -- In which its numbers are written, and its faults are said.
  language text not null,
  -- The table as CSV; null once it's done or has failed.
  content text,
  row_count integer not null,
  sends_invitations boolean not null default false,
  rows_done integer not null default 0,
  new_count integer,
  present_count integer,
  -- Why it failed, as the contract has it.
  faults jsonb not null default '[]',
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index imports_admin on imports (admin_id);
create index imports_age on imports (created_at);

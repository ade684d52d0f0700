-- What a login to an account asks for besides the password.
create table factors (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('app')),
  -- With a key derived from the operator's secret.
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  -- Null while it's being set up: it doesn't count yet.
  confirmed_at timestamptz,
  -- The 30 seconds since 1970 whose code was accepted last: only later codes are.
  last_step integer not null default 0,
  last_used_at timestamptz,
  primary key (user_id, kind)
);
create index factors_begun on factors (created_at) where confirmed_at is null;

-- Each takes the place of a code of the app once.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Whether the link “This wasn’t me” is in the email about a new second step, which it then removes.
alter table mail_links add column removes_factor boolean not null default false;

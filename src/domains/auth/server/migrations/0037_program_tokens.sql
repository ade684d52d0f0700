-- Tokens with which programs act for a person.
create table program_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  -- The token's last characters, to tell it from the person's others.
  ending text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Null while it can be used; those that have expired keep it null.
  ended_at timestamptz,
  last_used_at timestamptz,
  last_used_from text
);
create index program_tokens_user on program_tokens (user_id, id);
create index program_tokens_live on program_tokens (id) where ended_at is null;

-- Websites whose pages may make calls with such tokens.
create table program_origins (
  origin text primary key,
  added_at timestamptz not null default now()
);

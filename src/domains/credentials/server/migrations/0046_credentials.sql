-- The issuer's keys. The newest of an algorithm signs; all of them are published, so that what older ones signed can be
-- checked.
create table credential_keys (
  id uuid primary key,
  algorithm text not null check (algorithm in ('EdDSA', 'ES256')),
  public_jwk jsonb not null,
  -- A JWK; null once a newer key signs.
  sealed_private text,
  made_at timestamptz not null default now()
);
create index credential_keys_newest on credential_keys (algorithm, id desc);

-- Numbers of points for which members get a credential.
create table credential_milestones (
  id uuid primary key,
  name text not null,
  description text not null,
  points integer not null check (points > 0),
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
create index credential_milestones_points on credential_milestones (points) where retired_at is null;

-- What others can check about a member. The token is written from a row when someone asks for it.
create table credentials (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('impact', 'milestone', 'scholarship', 'year')),
  -- The impact, milestone or application; null for a year's record.
  subject_id uuid,
  year smallint,
  -- What was achieved, as of then. Its links are paths.
  content jsonb not null,
  named_by text not null default 'address' check (named_by in ('name', 'address')),
  -- Of the address's hash, and how the token calls its holder.
  salt uuid not null default gen_random_uuid(),
  is_shared boolean not null default false,
  -- The place in the status lists.
  position bigint not null unique generated always as identity (minvalue 0 start 0),
  issued_at timestamptz not null default now(),
  -- Null while it holds.
  ended_at timestamptz,
  end_reason text check (end_reason in ('reopened', 'hidden', 'removed', 'points', 'replaced', 'erased')),
  check ((ended_at is null) = (end_reason is null)),
  check ((kind = 'year') = (subject_id is null)),
  check (kind not in ('impact', 'year') or year is not null)
);
create unique index credentials_held on credentials (user_id, kind, subject_id) where ended_at is null;
create unique index credentials_year_held on credentials (user_id, year) where kind = 'year' and ended_at is null;
create index credentials_list on credentials (user_id, id desc);
create index credentials_subject on credentials (subject_id) where ended_at is null;
create index credentials_ended on credentials (position) where ended_at is not null;

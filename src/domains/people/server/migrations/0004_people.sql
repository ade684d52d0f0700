create table users (
  id uuid primary key,
  email citext not null unique,
  email_verified_at timestamptz,
  password_hash text,
  name text,
  last_name text,
  location text,
  contact_no text,
  bio text,
  avatar_media_id uuid references media on delete set null,
  -- Increased by each change of the profile's texts, so that nobody overwrites a version they haven't seen.
  profile_revision integer not null default 1,
  -- The language that the person reads, as a BCP 47 code; null if none was chosen. Which languages there are is known to
  -- the code alone, so that one can be added without a migration.
  language text check (language ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  role text not null default 'Member' check (role in ('Admin', 'Partner', 'Member', 'Judge')),
  is_terms_agreed boolean not null default false,
  is_profile_completed boolean not null default false,
  points integer not null default 0 check (points >= 0),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  -- A deactivated account is kept, and so is what it published.
  deactivated_at timestamptz,
  -- Until when the person can read but not write. Past moments are kept; they mean nothing.
  suspended_until timestamptz,
  -- What an account is, in one word.
  status text not null generated always as (case
    when deactivated_at is not null then 'inactive'
    when email_verified_at is null then 'unverified'
    when not is_profile_completed then 'incomplete'
    else 'active' end) stored,
  search_name text generated always as (fold(coalesce(name, '') || ' ' || coalesce(last_name, ''))) stored,
  -- How admins find accounts: by name and email address. With a space in front, so that each word begins after one.
  account_text text not null generated always as
    (' ' || fold(coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || email::text)) stored,
  account_words text[] not null generated always as
    (words_of(coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || email::text)) stored
);
create index users_avatar on users (avatar_media_id) where avatar_media_id is not null;
create index users_admins on users (id) where role = 'Admin' and deactivated_at is null;
-- Few: lists without those who have left look here.
create index users_left on users (id) where deactivated_at is not null;
-- Of everyone: applications are listed by the points of who made them, those who have left included.
create index users_ranking on users (points desc, id) include (deactivated_at);
create index users_search on users using gin (search_name gin_trgm_ops) where deactivated_at is null;

-- The directory: by name, by role with the newest last, and from newest to oldest. The last is also how names are found
-- among the members of a council or those who applied, without reading their rows.
create index users_directory on users (search_name collate "C", id)
  where email_verified_at is not null and deactivated_at is null;
create index users_roles on users (role, id) where email_verified_at is not null and deactivated_at is null;
create index users_named on users (id) include (search_name, email_verified_at) where deactivated_at is null;
-- Neighbours are suggested.
create index users_place on users (fold(location), id desc) where deactivated_at is null;

-- The admins' accounts. The common role and state are read in any order; the rare ones have an order of their own.
create index users_created on users (created_at, id);
create index users_rare_role on users (role, created_at, id) where role <> 'Member';
create index users_rare_status on users (status, created_at, id) where status <> 'active';
create index users_by_name on users (search_name collate "C", id);
create index users_last_seen on users ((coalesce(last_seen_at, '-infinity'::timestamptz)), id);
create index users_account_words on users using gin (account_words);
create index users_account_text on users using gin (account_text gin_trgm_ops);

-- Who may see what of a person. Someone without a row has the default policy, which the code names too.
create table privacy_policies (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  contact_no text not null,
  location text not null,
  impacts text not null,
  councils text not null,
  leaderboard text not null,
  updated_at timestamptz not null default now(),
  check (array[email, contact_no, location, impacts, councils, leaderboard]
    <@ array['public', 'members-only', 'private'])
);

-- The floors below know people too.
alter table audit_entries add foreign key (actor_id) references users;
alter table media add foreign key (owner_id) references users;
alter table kept_files add foreign key (owner_id) references users;

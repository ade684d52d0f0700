create table media (
  id uuid primary key,
  -- References users, a floor above: 0004_people.sql adds that.
  owner_id uuid not null,
  kind text not null check (kind in ('picture', 'document')),
  -- All that is stored of it, for the owner's quota.
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  -- Narrowest first; empty for a document.
  widths integer[] not null default '{}',
  blur_data_url text,
  alt text,
  file_name text,
  created_at timestamptz not null default now(),
  -- The row is inserted before its files are written. Until all of them are, it exists for no one.
  ready_at timestamptz,
  -- When a picture that was made for a profile is deleted; infinite while the profile shows it. Null for every other file.
  free_after timestamptz,
  -- Hidden by whoever decides on reports: only its owner and admins still see it.
  hidden_at timestamptz,
  check ((kind = 'picture') = (width is not null and height is not null and cardinality(widths) > 0))
);
create index media_owner on media (owner_id, id desc);
create index media_unfinished on media (created_at) where ready_at is null;
create index media_free on media (free_after) where free_after < 'infinity';

-- Deleted files that a decision names as its evidence. They are apart from the others, so that nothing else finds them.
create table kept_files (
  id uuid primary key,
  -- References users, as above.
  owner_id uuid not null,
  kind text not null check (kind in ('picture', 'document')),
  bytes bigint not null,
  width integer,
  height integer,
  widths integer[] not null,
  blur_data_url text,
  alt text,
  file_name text,
  created_at timestamptz not null,
  hidden_at timestamptz,
  deleted_at timestamptz not null default now()
);
create index kept_files_owner on kept_files (owner_id, id);

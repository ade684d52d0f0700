-- Files that clients gave an id of their own, so that one sent again is stored once; among them those that arrive in
-- parts, from the first part on.
create table media_submissions (
  -- The folder of its parts.
  id uuid primary key,
  owner_id uuid not null references users,
  submission_id uuid not null,
  -- What was sent: another file with the same id is refused.
  sha256 bytea not null,
  bytes integer not null check (bytes > 0),
  shape text not null check (shape in ('whole', 'square')),
  is_for_impact boolean not null,
  -- The sizes of the parts that are stored, in order. Empty for a file that was sent whole.
  parts integer[] not null default '{}',
  received integer not null default 0,
  -- Who makes the file of its parts has it until then.
  claimed_until timestamptz,
  media_id uuid references media on delete cascade,
  -- When the last part arrived.
  touched_at timestamptz not null default now(),
  unique (owner_id, submission_id)
);
create index media_submissions_media on media_submissions (media_id) where media_id is not null;
create index media_submissions_stored on media_submissions (touched_at) where media_id is null or parts <> '{}';

-- Impacts that clients gave an id of their own, so that one sent again is logged once.
create table impact_submissions (
  owner_id uuid not null references users,
  submission_id uuid not null,
  impact_id uuid not null references impacts on delete cascade,
  -- SHA-256 of the request: another impact with the same id is refused.
  request_hash bytea not null,
  primary key (owner_id, submission_id)
);
create index impact_submissions_impact on impact_submissions (impact_id);

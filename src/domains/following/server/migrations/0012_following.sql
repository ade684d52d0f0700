-- A follow that ended keeps its row: however often someone follows again, the person is notified once.
create table person_follows (
  id uuid primary key,
  follower_id uuid not null references users,
  person_id uuid not null references users,
  is_muted boolean not null default false,
  followed_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (follower_id, person_id),
  check (follower_id <> person_id)
);
create index person_follows_list on person_follows (follower_id, id desc) include (person_id, is_muted)
  where ended_at is null;
create index person_follows_followers on person_follows (person_id, id desc) include (follower_id)
  where ended_at is null;

create table council_follows (
  id uuid primary key,
  follower_id uuid not null references users,
  council_id uuid not null references councils,
  is_muted boolean not null default false,
  followed_at timestamptz not null default now(),
  unique (follower_id, council_id)
);
create index council_follows_list on council_follows (follower_id, id desc) include (council_id, is_muted);
create index council_follows_followers on council_follows (council_id, follower_id);

create table person_blocks (
  id uuid primary key,
  blocker_id uuid not null references users,
  blocked_id uuid not null references users,
  blocked_at timestamptz not null default now(),
  unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index person_blocks_list on person_blocks (blocker_id, id desc);
create index person_blocks_blocked on person_blocks (blocked_id, blocker_id);

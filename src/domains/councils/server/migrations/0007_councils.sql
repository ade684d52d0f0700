create table councils (
  id uuid primary key,
  owner_id uuid not null references users,
  founder_id uuid not null references users,
  title text not null,
  -- The title without case, accents and what can't be seen, in any script. fold adds letters that have an accent as a whole.
  title_key text not null,
  title_fold text collate "C" not null generated always as (fold(title_key)) stored,
  description text not null,
  location text,
  cover_id uuid references media on delete set null,
  -- Pending, approved or declined: the two flags are the state of the lifecycle.
  is_approved boolean not null default false,
  is_submitted boolean not null default false,
  decline_reason text,
  decided_at timestamptz,
  decided_by uuid references users,
  -- Kept by the transactions that change them; the owner counts as a member.
  member_count integer not null default 0 check (member_count >= 0),
  request_count integer not null default 0 check (request_count >= 0),
  -- Its public impacts.
  impact_count integer not null default 0 check (impact_count >= 0),
  -- Increased by each edit, so that nobody overwrites or decides on a version they haven't seen.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- With a space in front, so that each word begins after one.
  search_text text not null generated always as (' ' || fold(title || ' ' || coalesce(location, ''))) stored,
  search_location text generated always as (' ' || fold(location)) stored,
  check (not is_approved or is_submitted),
  check ((is_submitted and not is_approved) = (decline_reason is not null)),
  check (is_submitted = (decided_at is not null)),
  check (is_submitted = (decided_by is not null))
);
-- A declined council keeps its title, since its owner may edit it.
create unique index councils_title on councils (title_fold);
create index councils_approved on councils (id) where is_approved;
create index councils_pending on councils (id) where not is_submitted;
create index councils_unapproved on councils (is_submitted, id) where not is_approved;
create index councils_owner on councils (owner_id, id);
-- The latest approved of a founder, for the feeds of those who follow them.
create index councils_founder on councils (founder_id, decided_at desc, id desc) where is_approved;
create index councils_members on councils (member_count, id);
-- The largest of a place, without reading the councils of other places.
create index councils_members_at on councils (member_count, id) include (search_location) where is_approved;
create index councils_impacts on councils (impact_count, id);
create index councils_cover on councils (cover_id) where cover_id is not null;
create index councils_search on councils using gin (search_text gin_trgm_ops);
create index councils_location on councils using gin (search_location gin_trgm_ops);

-- What approved councils are searched by, with their titles, side by side: a search counts what it finds and reads these
-- narrow rows in order. In the councils it read a page, with their descriptions, for almost each of them.
create table council_texts (
  id uuid primary key references councils on delete cascade,
  search_text text not null,
  search_location text,
  title_fold text collate "C"
);
create index council_texts_search on council_texts using gin (search_text gin_trgm_ops);
create index council_texts_location on council_texts using gin (search_location gin_trgm_ops);
create index council_texts_title on council_texts (title_fold, id);

create table council_goals (
  id uuid primary key,
  council_id uuid not null references councils on delete cascade,
  sdg smallint not null check (sdg between 1 and 17),
  position smallint not null,
  unique (council_id, sdg)
);
create index council_goals_goal on council_goals (sdg, council_id);

-- How many councils are approved: for each goal they serve and, as sdg 0, in all.
create table council_counts (
  sdg smallint primary key check (sdg between 0 and 17),
  councils integer not null
);

-- The trail: append only.
create table council_decisions (
  id uuid primary key,
  council_id uuid not null references councils on delete cascade,
  is_approved boolean not null,
  reason text,
  decided_by uuid not null references users,
  created_at timestamptz not null default now(),
  check (is_approved or reason is not null)
);
create index council_decisions_council on council_decisions (council_id, id);

-- The owner among them. Ids contain the time, so the latest to join has the greatest.
create table council_members (
  id uuid primary key,
  council_id uuid not null references councils on delete cascade,
  user_id uuid not null references users,
  is_owner boolean not null,
  joined_at timestamptz not null default now(),
  -- With all that a search among a council's members reads, which takes a third of the time from the index alone.
  constraint council_members_council_id_user_id_key unique (council_id, user_id) include (is_owner, id, joined_at)
);
create unique index council_members_owner on council_members (council_id) where is_owner;
create index council_members_list on council_members (council_id, is_owner desc, id desc);
create index council_members_user on council_members (user_id, council_id);

create table council_requests (
  id uuid primary key,
  council_id uuid not null references councils on delete cascade,
  user_id uuid not null references users,
  message text,
  state text not null default 'requested' check (state in ('requested', 'accepted', 'denied', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users,
  check ((state = 'requested') = (decided_at is null)),
  check ((state = 'requested') = (decided_by is null))
);
-- One open request of a person to a council; after it was answered another may follow.
create unique index council_requests_open on council_requests (council_id, user_id) where state = 'requested';
create index council_requests_list on council_requests (council_id, id);
create index council_requests_state on council_requests (council_id, state, id);
create index council_requests_user on council_requests (user_id, council_id) where state = 'requested';

create table council_resources (
  id uuid primary key,
  council_id uuid not null references councils on delete cascade,
  title text not null,
  description text,
  url text,
  media_id uuid references media on delete cascade,
  added_by uuid not null references users,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (' ' || fold(title || ' ' || coalesce(description, ''))) stored,
  check ((url is null) <> (media_id is null))
);
create index council_resources_list on council_resources (council_id, id);
-- Shared once each. An address may be longer than an index takes.
create unique index council_resources_url on council_resources (council_id, md5(url)) where url is not null;
create unique index council_resources_media on council_resources (media_id, council_id) where media_id is not null;

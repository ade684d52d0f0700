-- What an impact is found by: its words and its year, which no word can be. A search in a year, and the counts of a
-- judge's search for each year, so read one index. The cost, and that nothing is inlined (it's strict), keep the planner
-- from searching the rows instead.
create function impact_terms(words text[], impact_year smallint) returns text[]
  language sql immutable parallel safe strict cost 100
  as $$ select words || impact_year::text $$;

create table impact_event_types (
  id uuid primary key,
  name text not null unique,
  description text
);
insert into impact_event_types (id, name, description) values
  ('0190a000-0000-7000-8000-000000000001', 'Planting', 'Trees, mangroves, hedges, school gardens.'),
  ('0190a000-0000-7000-8000-000000000002', 'Clean-up', 'Beaches, rivers, parks and streets.'),
  ('0190a000-0000-7000-8000-000000000003', 'Teaching', 'Classes, workshops, mentoring.'),
  ('0190a000-0000-7000-8000-000000000004', 'Repair and reuse', 'Repair cafés, swaps, second-hand markets.'),
  ('0190a000-0000-7000-8000-000000000005', 'Food', 'Kitchens, food rescue, community farming.'),
  ('0190a000-0000-7000-8000-000000000006', 'Health', 'Screenings, first aid, care, sport for all.'),
  ('0190a000-0000-7000-8000-000000000007', 'Water', 'Wells, rainwater, sanitation.'),
  ('0190a000-0000-7000-8000-000000000008', 'Energy', 'Solar, insulation, saving electricity.'),
  ('0190a000-0000-7000-8000-000000000009', 'Getting around', 'Cycling, walking, shared rides.'),
  ('0190a000-0000-7000-8000-00000000000a', 'Wildlife', 'Counting, rescue, habitats.'),
  ('0190a000-0000-7000-8000-00000000000b', 'Speaking up', 'Campaigns, hearings, petitions.'),
  ('0190a000-0000-7000-8000-00000000000c', 'Fundraising', 'Runs, sales and collections for a cause.'),
  ('0190a000-0000-7000-8000-00000000000d', 'Something else', null);

create table impacts (
  id uuid primary key,
  owner_id uuid not null references users,
  title text not null,
  impact_year smallint not null,
  start_date date not null,
  end_date date,
  event_type_id uuid not null references impact_event_types,
  location text,
  council_id uuid references councils,
  hours numeric(12, 2) not null default 0,
  people integer not null default 0,
  trees integer not null default 0,
  co2e_kg numeric(14, 2) not null default 0,
  waste_kg numeric(14, 2) not null default 0,
  -- Null while a decision is pending. Together with the next four it is the state of the lifecycle.
  is_verified boolean,
  -- Who has approved it since it was last submitted.
  verified_by uuid[] not null default '{}',
  declined_by uuid references users,
  decline_reason text,
  -- The open appeal, or the one that the last decision answered. References impact_appeals, below.
  appeal_id uuid,
  verified_at timestamptz,
  -- How many judges have ever decided on it.
  decisions integer not null default 0,
  is_hidden boolean not null default false,
  is_featured boolean not null default false,
  -- Increased by each edit, so that nobody overwrites or decides on a version they haven't seen.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_public boolean not null generated always as (is_verified is true and not is_hidden) stored,
  -- With a space in front, so that each word begins after one.
  search_text text not null generated always as (' ' || fold(title || ' ' || coalesce(location, ''))) stored,
  search_words text[] not null generated always as (words_of(title || ' ' || coalesce(location, ''))) stored,
  search_location text generated always as (' ' || fold(location)) stored,
  check ((is_verified is true) = (verified_at is not null)),
  check ((is_verified is false) = (decline_reason is not null)),
  check (not is_featured or (is_verified is true and not is_hidden))
);
-- Lists and their counts, without reading the rows.
create index impacts_year on impacts (impact_year, id) include (is_public);
create index impacts_event_type on impacts (event_type_id, id) include (is_public);
create index impacts_event_type_year on impacts (event_type_id, impact_year, id) include (is_public);
create index impacts_council on impacts (council_id, id) include (impact_year, is_public) where council_id is not null;
create index impacts_council_year on impacts (council_id, impact_year, id) include (is_public)
  where council_id is not null;
create index impacts_hidden on impacts (id) where is_hidden;
create index impacts_featured on impacts (id) where is_featured;
-- Counts of someone's public impacts look each of them up.
create index impacts_public on impacts (id) include (verified_at) where is_public;
-- A member's lists ask which of their impacts these are.
create index impacts_unlisted on impacts (id) where not is_public;
-- The latest, and what those of a week add up to.
create index impacts_verified on impacts (verified_at, id) include (hours, people, trees, co2e_kg, waste_kg)
  where is_public;
-- The latest of a person and of a council, for the feeds of those who follow them.
create index impacts_owner_verified on impacts (owner_id, verified_at desc, id desc) where is_public;
create index impacts_council_verified on impacts (council_id, verified_at desc, id desc)
  where is_public and council_id is not null;

-- Judges' lists and their counts for each year.
create index impacts_shown_year on impacts (impact_year, id) where not is_hidden;
create index impacts_pending on impacts (impact_year, id) include (is_hidden) where is_verified is null;
create index impacts_pending_hidden on impacts (id) where is_verified is null and is_hidden;
create index impacts_waiting on impacts (impact_year, id) include (verified_by, declined_by, decisions, appeal_id)
  where is_verified is null and not is_hidden;
-- Pending ones that somebody has decided on: some judges may not decide on these.
create index impacts_under_way on impacts (id) include (verified_by, declined_by, appeal_id)
  where is_verified is null and not is_hidden and (appeal_id is not null or verified_by <> '{}');
create index impacts_appealed on impacts (impact_year, id) include (verified_by, declined_by)
  where is_verified is null and not is_hidden and appeal_id is not null;
create index impacts_declined on impacts (impact_year, id) where is_verified is false;
create index impacts_declined_year on impacts (impact_year, id) where is_verified is false and not is_hidden;
create index impacts_declined_newest on impacts (id) where is_verified is false and not is_hidden;

create index impacts_terms on impacts using gin (impact_terms(search_words, impact_year));
create index impacts_search on impacts using gin (search_text gin_trgm_ops);
create index impacts_location on impacts using gin (search_location gin_trgm_ops);
create index impacts_place on impacts (search_location, id) include (is_public);

-- Apart from the rows, since lists and counts read many of those.
create table impact_texts (
  impact_id uuid primary key references impacts on delete cascade,
  description text not null
);

-- impact_year and is_public repeat the impact's, so that the list of a goal and its count read one index.
create table impact_goals (
  id uuid primary key,
  impact_id uuid not null references impacts on delete cascade,
  sdg smallint not null check (sdg between 1 and 17),
  position smallint not null,
  impact_year smallint not null,
  is_public boolean not null,
  unique (impact_id, sdg)
);
create index impact_goals_list on impact_goals (sdg, impact_id) include (is_public);
create index impact_goals_year on impact_goals (sdg, impact_year, impact_id) include (is_public);

-- The owner and the members.
create table impact_people (
  id uuid primary key,
  impact_id uuid not null references impacts on delete cascade,
  user_id uuid not null references users,
  is_owner boolean not null,
  joined_at timestamptz not null default now(),
  unique (impact_id, user_id)
);
create index impact_people_user on impact_people (user_id, impact_id);

create table impact_member_invites (
  invitation_id uuid not null references invitations,
  impact_id uuid not null references impacts on delete cascade,
  primary key (impact_id, invitation_id)
);
create index impact_member_invites_invitation on impact_member_invites (invitation_id);

create table impact_media (
  impact_id uuid not null references impacts on delete cascade,
  media_id uuid not null references media on delete cascade,
  position smallint not null,
  primary key (impact_id, media_id)
);
create index impact_media_media on impact_media (media_id);

-- The trail: append only. A decision keeps the evidence that it was based on.
create table impact_reviews (
  id uuid primary key,
  impact_id uuid not null references impacts on delete cascade,
  event text not null check (event in
    ('submitted', 'resubmitted', 'approved', 'verified', 'declined', 'appealed', 'reopened', 'overturned')),
  actor_id uuid not null references users,
  reason text,
  evidence jsonb,
  created_at timestamptz not null default now()
);
create index impact_reviews_impact on impact_reviews (impact_id, id);
-- Finds the decisions that name a file.
create index impact_reviews_evidence on impact_reviews using gin ((evidence->'media')) where evidence is not null;

-- Who ever decided on what; has_approved says that the approval counts now. The last two repeat the impact's.
create table impact_reviewers (
  reviewer_id uuid not null references users,
  impact_id uuid not null references impacts on delete cascade,
  has_approved boolean not null,
  impact_year smallint not null,
  is_public boolean not null,
  primary key (reviewer_id, impact_id)
);
create index impact_reviewers_approved on impact_reviewers (reviewer_id, impact_id) include (is_public)
  where has_approved;
create index impact_reviewers_year on impact_reviewers (reviewer_id, impact_year, impact_id) include (is_public)
  where has_approved;
create index impact_reviewers_impact on impact_reviewers (impact_id);

create table impact_appeals (
  id uuid primary key,
  impact_id uuid not null references impacts on delete cascade,
  -- One appeal for each decline.
  decline_id uuid not null unique references impact_reviews,
  reason text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  is_upheld boolean,
  check ((decided_at is null) = (is_upheld is null))
);
create index impact_appeals_impact on impact_appeals (impact_id);
alter table impacts add foreign key (appeal_id) references impact_appeals;

create table likes (
  impact_id uuid not null references impacts on delete cascade,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (impact_id, user_id)
);
create index likes_user on likes (user_id, impact_id);

-- Apart from the impact: a like rewrites this narrow row, and none of the impact's indexes. impact_year repeats it.
create table impact_likes (
  impact_id uuid primary key references impacts on delete cascade,
  impact_year smallint not null,
  like_count integer not null default 0 check (like_count >= 0)
);
create index impact_likes_most on impact_likes (like_count, impact_id);
create index impact_likes_year on impact_likes (impact_year, like_count, impact_id);

-- What public impacts add up to; sdg 0 stands for all goals together.
create table impact_totals (
  impact_year smallint not null,
  sdg smallint not null check (sdg between 0 and 17),
  impacts bigint not null,
  hours numeric(20, 2) not null,
  people bigint not null,
  trees bigint not null,
  co2e_kg numeric(20, 2) not null,
  waste_kg numeric(20, 2) not null,
  primary key (impact_year, sdg)
);

-- The same for the impacts made with each council.
create table council_totals (
  council_id uuid not null references councils on delete cascade,
  impact_year smallint not null,
  sdg smallint not null check (sdg between 0 and 17),
  impacts bigint not null,
  hours numeric(20, 2) not null,
  people bigint not null,
  trees bigint not null,
  co2e_kg numeric(20, 2) not null,
  waste_kg numeric(20, 2) not null,
  primary key (council_id, impact_year, sdg)
);

-- How many public impacts name each place, folded as in the impacts, for the map. The name is how the first of them spelt
-- it. A row is deleted with its last impact, since what people write may be about them.
create table impact_place_counts (
  place text primary key,
  name text not null,
  impacts bigint not null
);
create index impact_place_counts_most on impact_place_counts (impacts desc, place);

-- What a transaction adds to these sums, and to the months, until it commits. Every impact that becomes public adds to the
-- same few rows. Whoever did so first held them until the end of the transaction, with all its notifications, and many
-- judges at once waited in line for seconds. Rows only exist within a transaction. The table is logged all the same, so
-- that a standby can be dumped.
create table impact_count_changes (
  transaction_id bigint not null default txid_current(),
  -- The council whose sums the row changes; null for the community's.
  council_id uuid,
  impact_year smallint not null,
  sdg smallint not null check (sdg between 0 and 17),
  -- The month and the place of the impact, where sdg is 0 and there is no council.
  month date,
  place text,
  place_name text,
  impacts integer not null,
  hours numeric(20, 2) not null,
  people bigint not null,
  trees bigint not null,
  co2e_kg numeric(20, 2) not null,
  waste_kg numeric(20, 2) not null
);
create index impact_count_changes_transaction on impact_count_changes (transaction_id);

-- What someone's public impacts add up to, those they own and those they took part in: the first on the leaderboard have
-- thousands, too many to count with each answer.
create table impact_person_years (
  user_id uuid not null references users,
  impact_year smallint not null,
  impacts integer not null,
  trees bigint not null,
  primary key (user_id, impact_year)
);
-- By the month (UTC) in which they were verified.
create table impact_person_months (
  user_id uuid not null references users,
  month date not null,
  impacts integer not null,
  primary key (user_id, month)
);

-- Every place there is, folded as in the impacts: a list of one place reads the index of that very text.
create table impact_places (
  place text primary key
);
create index impact_places_alike on impact_places using gin (place gin_trgm_ops);

-- Every word of a title or a place: here a search finds the words that contain what it searches for, or are spelt alike,
-- and by them the impacts.
create table impact_words (
  word text primary key
);
create index impact_words_alike on impact_words using gin (word gin_trgm_ops);

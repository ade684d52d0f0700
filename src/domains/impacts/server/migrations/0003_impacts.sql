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

-- The words of a text; no numbers and nothing shorter than three letters. It parts them in the "C" locale, so that every
-- database does alike, and at no more signs than a search is parted at: what is looked for stands within one of them.
create function words_of(value text) returns text[]
  language sql immutable parallel safe strict
  as $$ select array(
    select distinct word from unnest(regexp_split_to_array(fold(value) collate "C", '[[:space:][:punct:]]+')) as word
    where length(word) >= 3 and word !~ '^[0-9]+$') $$;

create table impacts (
  id uuid primary key,
  owner_id uuid not null references users,
  title text not null,
  impact_year smallint not null,
  start_date date not null,
  end_date date,
  event_type_id uuid not null references impact_event_types,
  location text,
  council_id uuid,
  hours numeric(12, 2) not null default 0,
  people integer not null default 0,
  trees integer not null default 0,
  co2e_kg numeric(14, 2) not null default 0,
  waste_kg numeric(14, 2) not null default 0,
  -- Null while a decision is pending. Together with the next four it is the state of the lifecycle.
  is_verified boolean,
  -- Who approved it since it was last sent.
  verified_by uuid[] not null default '{}',
  declined_by uuid references users,
  decline_reason text,
  -- The appeal under way, or the one that the last decision answered.
  appeal_id uuid,
  verified_at timestamptz,
  -- How many reviewers ever decided on it.
  decisions integer not null default 0,
  is_hidden boolean not null default false,
  is_featured boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_public boolean not null generated always as (is_verified is true and not is_hidden) stored,
  -- With a space ahead, so that each word begins behind one.
  search_text text not null generated always as (' ' || fold(title || ' ' || coalesce(location, ''))) stored,
  search_words text[] not null generated always as (words_of(title || ' ' || coalesce(location, ''))) stored,
  search_location text generated always as (' ' || fold(location)) stored,
  check ((is_verified is true) = (verified_at is not null)),
  check ((is_verified is false) = (decline_reason is not null)),
  check (not is_featured or (is_verified is true and not is_hidden))
);
create index impacts_year on impacts (impact_year, id) include (is_public);
create index impacts_event_type on impacts (event_type_id, id) include (is_public);
create index impacts_event_type_year on impacts (event_type_id, impact_year, id) include (is_public);
create index impacts_council on impacts (council_id, id) where council_id is not null;
create index impacts_pending on impacts (impact_year, id) include (is_hidden) where is_verified is null;
-- Pending ones that somebody has decided on: for some reviewers they do not wait.
create index impacts_under_way on impacts (id)
  where is_verified is null and (appeal_id is not null or verified_by <> '{}');
create index impacts_declined on impacts (impact_year, id) where is_verified is false;
create index impacts_hidden on impacts (id) where is_hidden;
create index impacts_featured on impacts (id) where is_featured;
create index impacts_search on impacts using gin (search_text gin_trgm_ops);
create index impacts_search_words on impacts using gin (search_words);
create index impacts_location on impacts using gin (search_location gin_trgm_ops);
create index impacts_place on impacts (search_location, id) include (is_public);

-- Apart from the rows, of which lists and counts walk many.
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

-- The trail: append only. A decision keeps what it was taken on.
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

-- What public impacts come to; sdg 0 stands for all goals together.
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

-- How many public impacts were verified in each month (UTC).
create table impact_months (
  month date primary key,
  impacts bigint not null
);

-- Every place there is, folded as in the impacts: a list of one place walks the index of that very text.
create table impact_places (
  place text primary key
);
create index impact_places_alike on impact_places using gin (place gin_trgm_ops);

-- Every word of a title or a place: a search finds here the words that hold what it looks for, or are spelled alike, and
-- by them the impacts.
create table impact_words (
  word text primary key
);
create index impact_words_alike on impact_words using gin (word gin_trgm_ops);

-- Adds a public impact to the sums, or with -1 takes it out: in the transaction in which it comes to be public or ceases.
create function count_impact(target uuid, sign integer) returns void language sql as $$
  insert into impact_totals (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select i.impact_year, served.sdg, sign, sign * i.hours, sign * i.people, sign * i.trees, sign * i.co2e_kg,
      sign * i.waste_kg
    from impacts i
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.id = target
    order by served.sdg
  on conflict (impact_year, sdg) do update set
    impacts = impact_totals.impacts + excluded.impacts,
    hours = impact_totals.hours + excluded.hours,
    people = impact_totals.people + excluded.people,
    trees = impact_totals.trees + excluded.trees,
    co2e_kg = impact_totals.co2e_kg + excluded.co2e_kg,
    waste_kg = impact_totals.waste_kg + excluded.waste_kg;
  insert into impact_months (month, impacts)
    select date_trunc('month', verified_at at time zone 'UTC')::date, sign from impacts where id = target
  on conflict (month) do update set impacts = impact_months.impacts + excluded.impacts;
$$;

-- Makes everything that is counted or repeated anew, after rows were loaded in bulk.
create function recount_impacts() returns void language sql as $$
  update impact_goals g set is_public = i.is_public, impact_year = i.impact_year
    from impacts i
    where i.id = g.impact_id and (g.is_public <> i.is_public or g.impact_year <> i.impact_year);
  update impact_reviewers r set is_public = i.is_public, impact_year = i.impact_year
    from impacts i
    where i.id = r.impact_id and (r.is_public <> i.is_public or r.impact_year <> i.impact_year);
  delete from impact_totals;
  insert into impact_totals (impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select impact_year, 0, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts where is_public group by impact_year
    union all
    select i.impact_year, g.sdg, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts i join impact_goals g on g.impact_id = i.id where i.is_public group by i.impact_year, g.sdg;
  delete from impact_months;
  insert into impact_months (month, impacts)
    select date_trunc('month', verified_at at time zone 'UTC')::date, count(*) from impacts where is_public group by 1;
  delete from impact_likes;
  insert into impact_likes (impact_id, impact_year, like_count)
    select i.id, i.impact_year, coalesce(l.likes, 0)
    from impacts i left join (select impact_id, count(*) as likes from likes group by impact_id) l on l.impact_id = i.id;
  insert into impact_places (place)
    select distinct search_location from impacts where search_location is not null
  on conflict do nothing;
  insert into impact_words (word)
    select distinct word from impacts cross join lateral unnest(search_words) as word
  on conflict do nothing;
$$;

-- Points of a decision are given once, and taken back once.
create unique index points_entries_decision on points_entries (decision_id, user_id) where reverses_id is null;
create unique index points_entries_reversal on points_entries (reverses_id);

create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_action on audit_entries (action, id desc);
alter table audit_entries
  add column search_title text not null generated always as (fold(coalesce(subject_title, ''))) stored;
create index audit_entries_search on audit_entries using gin (search_title gin_trgm_ops);

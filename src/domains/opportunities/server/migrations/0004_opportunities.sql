create table opportunity_types (
  id uuid primary key,
  name text not null unique
);
insert into opportunity_types (id, name) values
  ('0190a000-0000-7000-8000-000000000101', 'Scholarship'),
  ('0190a000-0000-7000-8000-000000000102', 'Fellowship'),
  ('0190a000-0000-7000-8000-000000000103', 'Internship'),
  ('0190a000-0000-7000-8000-000000000104', 'Grant'),
  ('0190a000-0000-7000-8000-000000000105', 'Volunteering'),
  ('0190a000-0000-7000-8000-000000000106', 'Training'),
  ('0190a000-0000-7000-8000-000000000107', 'Competition');

create table opportunity_categories (
  id uuid primary key,
  name text not null unique
);
insert into opportunity_categories (id, name) values
  ('0190a000-0000-7000-8000-000000000201', 'Environment and climate'),
  ('0190a000-0000-7000-8000-000000000202', 'Education and research'),
  ('0190a000-0000-7000-8000-000000000203', 'Health and care'),
  ('0190a000-0000-7000-8000-000000000204', 'Food and farming'),
  ('0190a000-0000-7000-8000-000000000205', 'Water and oceans'),
  ('0190a000-0000-7000-8000-000000000206', 'Energy and technology'),
  ('0190a000-0000-7000-8000-000000000207', 'Cities and housing'),
  ('0190a000-0000-7000-8000-000000000208', 'Equality and rights'),
  ('0190a000-0000-7000-8000-000000000209', 'Work and enterprise'),
  ('0190a000-0000-7000-8000-00000000020a', 'Arts, sport and culture');

create table opportunities (
  id uuid primary key,
  owner_id uuid not null references users,
  title text not null,
  type_id uuid not null references opportunity_types,
  category_id uuid not null references opportunity_categories,
  location text,
  is_remote boolean not null,
  -- The last day, in the time zone; closes_at is the moment at which it ends there.
  deadline date not null,
  time_zone text not null,
  closes_at timestamptz not null,
  -- Null for any number.
  seats integer check (seats >= 1),
  link text,
  -- Null while a decision is pending. With the clock against closes_at it is the state of the lifecycle.
  is_verified boolean,
  points_required integer check (points_required >= 0),
  decline_reason text,
  decided_at timestamptz,
  -- Points from which requests are accepted by themselves; null while that is off.
  auto_accept_from integer check (auto_accept_from >= 0),
  is_hidden boolean not null default false,
  is_featured boolean not null default false,
  -- When the closing was carried out; that it is closed depends on closes_at alone.
  closed_at timestamptz,
  -- What was told ahead of the deadline: to its owner a week and a day before, to who saved it.
  week_told_at timestamptz,
  day_told_at timestamptz,
  savers_told_at timestamptz,
  -- Kept by the transactions that change them, under the row's lock.
  requested_count integer not null default 0 check (requested_count >= 0),
  accepted_count integer not null default 0 check (accepted_count >= 0),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_public boolean not null generated always as (is_verified is true and not is_hidden) stored,
  is_full boolean not null generated always as (seats is not null and accepted_count >= seats) stored,
  -- With a space ahead, so that each word begins behind one.
  search_text text not null generated always as (' ' || fold(title || ' ' || coalesce(location, ''))) stored,
  sort_title text not null generated always as (fold(title)) stored,
  -- Whatever goes wrong above: nobody is accepted whom there is no seat for.
  check (seats is null or accepted_count <= seats),
  check ((is_verified is true) = (points_required is not null)),
  check ((is_verified is false) = (decline_reason is not null)),
  check ((is_verified is null) = (decided_at is null)),
  check (not is_featured or (is_verified is true and not is_hidden)),
  check (is_remote or location is not null)
);
create index opportunities_public on opportunities (id) where is_public;
create index opportunities_open on opportunities (closes_at, id) where is_public and not is_full;
create index opportunities_full on opportunities (closes_at, id) where is_public and is_full;
create index opportunities_closing on opportunities (closes_at, id) include (is_public);
create index opportunities_deadline on opportunities (deadline, id) where is_public;
create index opportunities_points on opportunities (points_required, id) include (is_public, closes_at, is_full);
create index opportunities_title on opportunities (sort_title, id) include (is_public, closes_at, is_full);
create index opportunities_type on opportunities (type_id, id) include (closes_at, is_full) where is_public;
create index opportunities_category on opportunities (category_id, id) include (closes_at, is_full) where is_public;
create index opportunities_owner on opportunities (owner_id, id);
create index opportunities_partners on opportunities (owner_id) include (closes_at, is_full) where is_public;
create index opportunities_pending on opportunities (id) where is_verified is null;
create index opportunities_declined on opportunities (id) where is_verified is false;
create index opportunities_hidden on opportunities (id) where is_hidden;
create index opportunities_featured on opportunities (id) where is_featured;
create index opportunities_to_close on opportunities (closes_at, id) where is_verified and closed_at is null;
create index opportunities_to_deny on opportunities (id) where closed_at is not null and requested_count > 0;
create index opportunities_search on opportunities using gin (search_text gin_trgm_ops);

-- Every word of a title or a place, so that a misspelt one can be told apart from a rare one; no numbers.
create table opportunity_words (
  word text primary key
);
create index opportunity_words_alike on opportunity_words using gin (word gin_trgm_ops);

-- Apart from the rows, of which lists and counts walk many.
create table opportunity_texts (
  opportunity_id uuid primary key references opportunities on delete cascade,
  description text not null
);

create table opportunity_goals (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  sdg smallint not null check (sdg between 1 and 17),
  position smallint not null,
  unique (opportunity_id, sdg)
);
create index opportunity_goals_list on opportunity_goals (sdg, opportunity_id);

create table opportunity_media (
  opportunity_id uuid not null references opportunities on delete cascade,
  media_id uuid not null references media on delete cascade,
  position smallint not null,
  primary key (opportunity_id, media_id)
);
create index opportunity_media_media on opportunity_media (media_id);

-- The trail: append only. Without an actor it was the server itself.
create table opportunity_events (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  event text not null check (event in
    ('submitted', 'edited', 'resubmitted', 'approved', 'declined', 'hidden', 'shown', 'closed')),
  actor_id uuid references users,
  reason text,
  created_at timestamptz not null default now()
);
create index opportunity_events_opportunity on opportunity_events (opportunity_id, id);

create table opportunity_applications (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  -- Repeats the opportunity's, which never changes.
  owner_id uuid not null references users,
  applicant_id uuid not null references users,
  state text not null default 'requested'
    check (state in ('requested', 'accepted', 'denied', 'auto-accepted', 'withdrawn')),
  -- The rule as it stood when it was made.
  points_required integer not null,
  auto_accept_from integer,
  seats integer,
  points_at_request integer not null,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users,
  -- Denied because the deadline came before a decision.
  is_closed_undecided boolean not null default false,
  check ((state = 'requested') = (decided_at is null)),
  check (not is_closed_undecided or (state = 'denied' and decided_by is null))
);
-- One that counts for each member; a new one may follow a withdrawal.
create unique index opportunity_applications_once on opportunity_applications (opportunity_id, applicant_id)
  where state <> 'withdrawn';
create index opportunity_applications_applicant on opportunity_applications (applicant_id, opportunity_id, id);
create index opportunity_applications_opportunity on opportunity_applications (opportunity_id, id);
create index opportunity_applications_opportunity_state on opportunity_applications (opportunity_id, state, id);
create index opportunity_applications_owner on opportunity_applications (owner_id, id);
create index opportunity_applications_owner_state on opportunity_applications (owner_id, state, id);
create index opportunity_applications_state on opportunity_applications (state, id);
-- Standing requests of one member, when that member's points rise.
create index opportunity_applications_standing on opportunity_applications (applicant_id) where state = 'requested';

-- Removed ones are kept: removing one twice is no mistake, removing another's is.
create table opportunity_favourites (
  id uuid primary key,
  user_id uuid not null references users,
  opportunity_id uuid not null references opportunities on delete cascade,
  saved_at timestamptz not null default now(),
  removed_at timestamptz,
  unique (user_id, opportunity_id)
);
create index opportunity_favourites_user on opportunity_favourites (user_id, saved_at, id) where removed_at is null;
create index opportunity_favourites_opportunity on opportunity_favourites (opportunity_id) where removed_at is null;

-- The organization that a partner was invited for.
create index invitations_accepted on invitations (accepted_by) where accepted_by is not null;

-- Of everyone, for applications are listed by the points of who made them, those who have left among them.
drop index users_ranking;
create index users_ranking on users (points desc, id) include (deactivated_at);

-- Whose points rose since the job looked last, and from how many: a rise may unlock, and may meet a rule that accepts.
create table points_rises (
  user_id uuid primary key references users on delete cascade,
  points_before integer not null,
  -- Tells the job whether they rose again while it worked.
  rises integer not null default 1,
  risen_at timestamptz not null default now()
);
create function note_points_rise() returns trigger language plpgsql as $$
begin
  insert into points_rises (user_id, points_before) values (new.id, old.points)
  on conflict (user_id) do update set
    points_before = least(points_rises.points_before, excluded.points_before),
    rises = points_rises.rises + 1,
    risen_at = now();
  return null;
end $$;
create trigger users_points_risen after update of points on users
  for each row when (new.points > old.points) execute function note_points_rise();

-- Makes what is counted and known anew, after rows were loaded in bulk.
create function recount_opportunities() returns void language sql as $$
  update opportunities o set requested_count = c.requested, accepted_count = c.accepted
    from (select p.id,
            count(a.id) filter (where a.state = 'requested') as requested,
            count(a.id) filter (where a.state in ('accepted', 'auto-accepted')) as accepted
          from opportunities p left join opportunity_applications a on a.opportunity_id = p.id group by p.id) c
    where c.id = o.id and (o.requested_count <> c.requested or o.accepted_count <> c.accepted);
  insert into opportunity_words (word)
    select distinct word from opportunities
    cross join lateral regexp_split_to_table(search_text, '[[:space:][:punct:]]+') as word
    where length(word) between 3 and 60 and word !~ '^[0-9]+$'
  on conflict do nothing;
$$;

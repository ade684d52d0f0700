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
  -- Points from which requests are accepted automatically; null while that is off.
  auto_accept_from integer check (auto_accept_from >= 0),
  is_hidden boolean not null default false,
  is_featured boolean not null default false,
  -- When it was closed: early, or by the job once the deadline had passed.
  closed_at timestamptz,
  -- Who was reminded of the deadline: its owner a week and a day before, and those who saved it.
  week_told_at timestamptz,
  day_told_at timestamptz,
  savers_told_at timestamptz,
  -- Kept by the transactions that change them, under the row's lock.
  requested_count integer not null default 0 check (requested_count >= 0),
  accepted_count integer not null default 0 check (accepted_count >= 0),
  -- Increased by each edit, so that nobody overwrites or decides on a version they haven't seen.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_public boolean not null generated always as (is_verified is true and not is_hidden) stored,
  is_full boolean not null generated always as (seats is not null and accepted_count >= seats) stored,
  -- With a space in front, so that each word begins after one.
  search_text text not null generated always as (' ' || fold(title || ' ' || coalesce(location, ''))) stored,
  sort_title text not null generated always as (fold(title)) stored,
  -- Whatever goes wrong above: no one is accepted without a place for them.
  check (seats is null or accepted_count <= seats),
  check ((is_verified is true) = (points_required is not null)),
  check ((is_verified is false) = (decline_reason is not null)),
  check ((is_verified is null) = (decided_at is null)),
  check (not is_featured or (is_verified is true and not is_hidden)),
  check (is_remote or location is not null)
);
-- The public ones by age, with what says whether they're open and for whom: from the oldest, thousands are closed before
-- the first open one, and their rows needn't be read.
create index opportunities_by_age on opportunities (id) include (closes_at, is_full, points_required) where is_public;
create index opportunities_full on opportunities (closes_at, id) where is_public and is_full;
create index opportunities_closing on opportunities (closes_at, id) include (is_public);
create index opportunities_deadline on opportunities (deadline, id) where is_public;
-- By points, those without any last: the very expression of the list, so that a page far down begins in the index.
create index opportunities_points on opportunities ((coalesce(points_required, 2147483647)), id)
  include (points_required, is_public, closes_at, is_full);
create index opportunities_title on opportunities (sort_title, id) include (is_public, closes_at, is_full);
create index opportunities_type on opportunities (type_id, id) include (closes_at, is_full) where is_public;
create index opportunities_category on opportunities (category_id, id) include (closes_at, is_full) where is_public;
create index opportunities_owner on opportunities (owner_id, id);
create index opportunities_partners on opportunities (owner_id) include (closes_at, is_full) where is_public;
create index opportunities_pending on opportunities (id) where is_verified is null;
create index opportunities_declined on opportunities (id) where is_verified is false;
create index opportunities_hidden on opportunities (id) where is_hidden;
create index opportunities_featured on opportunities (id) where is_featured;
-- The deadlines of whichever opportunities someone follows, and whether each was closed early, without a look at the rows.
create index opportunities_with_deadlines on opportunities (id) include (closes_at, is_verified, closed_at);
create index opportunities_search on opportunities using gin (search_text gin_trgm_ops);

-- Of the opportunities there ever were, few are open: these indexes leave out those that were closed. Until the job has
-- closed one past its deadline, closes_at alone says that it isn't open.
create index opportunities_open on opportunities (closes_at, id) include (points_required)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_of on opportunities (owner_id, closes_at)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_by_age on opportunities (id) include (closes_at, points_required)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_of_type on opportunities (type_id, id) include (closes_at, points_required)
  where is_public and not is_full and closed_at is null;
create index opportunities_open_search on opportunities using gin (search_text gin_trgm_ops)
  where is_public and not is_full and closed_at is null;

-- For the jobs, and for those that were closed before their deadline, of whom partners are reminded too.
create index opportunities_to_close on opportunities (closes_at, id) where is_verified and closed_at is null;
create index opportunities_to_deny on opportunities (id) where closed_at is not null and requested_count > 0;
create index opportunities_to_remind on opportunities (closes_at, id) where is_verified;
create index opportunities_closed_early on opportunities (closes_at, id) where closed_at is not null;

-- What public opportunities are searched by and sorted by, side by side: a search for a common word counts what it finds.
-- In the opportunities it read a page for almost each of them.
create table opportunity_titles (
  id uuid primary key references opportunities on delete cascade,
  search_text text not null,
  sort_title text not null,
  points_required integer
);
create index opportunity_titles_search on opportunity_titles using gin (search_text gin_trgm_ops);
-- With the words that are searched: titles with one word are side by side, and a search in the order of titles read a row
-- for each of those before it.
create index opportunity_titles_title on opportunity_titles (sort_title, id) include (search_text);
-- The very expression of the list.
create index opportunity_titles_points on opportunity_titles ((coalesce(points_required, 2147483647)), id);

-- Every word of a title or a place, so that a misspelt one can be told apart from a rare one; no numbers.
create table opportunity_words (
  word text primary key
);
create index opportunity_words_alike on opportunity_words using gin (word gin_trgm_ops);

-- Apart from the rows, since lists and counts read many of those.
create table opportunity_texts (
  opportunity_id uuid primary key references opportunities on delete cascade,
  description text not null,
  -- What applicants are asked: an array of {id, text, isRequired}.
  questions jsonb not null default '[]',
  requires_message boolean not null default false,
  -- What the partner tells them.
  accept_message text,
  decline_message text,
  contact_email text
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
  -- Repeats the opportunity's, so that a partner's applications are listed from one index.
  owner_id uuid not null references users,
  applicant_id uuid not null references users,
  state text not null default 'requested'
    check (state in ('requested', 'accepted', 'denied', 'auto-accepted', 'withdrawn')),
  -- The opportunity's rules when the application was made.
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
create index opportunity_applications_opportunity on opportunity_applications (opportunity_id, id);
create index opportunity_applications_opportunity_state on opportunity_applications (opportunity_id, state, id);
create index opportunity_applications_owner on opportunity_applications (owner_id, id);
create index opportunity_applications_owner_state on opportunity_applications (owner_id, state, id);
create index opportunity_applications_state on opportunity_applications (state, id);
create index opportunity_applications_applicant on opportunity_applications (applicant_id, opportunity_id, id);
-- What someone applied for in one state, without a look at each application; also their open requests when their points
-- rise.
create index opportunity_applications_of_applicant on opportunity_applications (applicant_id, state, opportunity_id);

-- What an applicant and the partner write to each other. Apart from the rows, since lists and counts read many of those.
-- Withdrawing deletes the row, and a while after an applicant has left nothing of theirs is kept in it.
create table application_texts (
  application_id uuid primary key references opportunity_applications on delete cascade,
  message text,
  -- An array of {question, answer}, the question as it was asked.
  answers jsonb not null default '[]',
  shares_contact boolean not null default false,
  shares_phone boolean not null default false,
  decision_message text,
  check (shares_contact or not shares_phone)
);

-- Removed ones are kept: removing one twice is fine, removing one that was never saved isn't.
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

-- How many public opportunities each partner has, which the list of partners shows.
create table opportunity_partners (
  owner_id uuid primary key references users,
  opportunities integer not null,
  -- How many of them are in the indexes of open ones. Less the few past their deadline there, that many are open.
  unclosed integer not null default 0,
  -- The partner's name, folded, by which the list is sorted; null once they have left or have lost the role.
  search_name text
);

-- Whose points have risen since the job last looked, and from how many: a rise may unlock opportunities, and may meet a
-- rule that accepts. Without a rise, the rules of those who are active or partners again are applied in the same way.
create table points_rises (
  user_id uuid primary key references users on delete cascade,
  points_before integer not null,
  -- Tells the job whether they rose again while it worked.
  rises integer not null default 1,
  risen_at timestamptz not null default now()
);

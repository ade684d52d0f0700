-- Who may see what of a person. Who has no row has the default policy, which the code names too.
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

create table councils (
  id uuid primary key,
  owner_id uuid not null references users,
  founder_id uuid not null references users,
  title text not null,
  -- The title without case, accents and what cannot be seen, in any script. fold adds letters that are accented whole.
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
  -- Verified impacts that are shown.
  impact_count integer not null default 0 check (impact_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- With a space ahead, so that each word begins behind one.
  search_text text not null generated always as (' ' || fold(title || ' ' || coalesce(location, ''))) stored,
  search_location text generated always as (' ' || fold(location)) stored,
  check (not is_approved or is_submitted),
  check ((is_submitted and not is_approved) = (decline_reason is not null)),
  check (is_submitted = (decided_at is not null)),
  check (is_submitted = (decided_by is not null))
);
-- A declined council keeps its title, for its owner may mend it.
create unique index councils_title on councils (title_fold);
create index councils_approved on councils (id) where is_approved;
create index councils_pending on councils (id) where not is_submitted;
create index councils_owner on councils (owner_id, id);
create index councils_members on councils (member_count, id);
create index councils_impacts on councils (impact_count, id);
create index councils_cover on councils (cover_id) where cover_id is not null;
create index councils_search on councils using gin (search_text gin_trgm_ops);
create index councils_location on councils using gin (search_location gin_trgm_ops);

create table council_goals (
  id uuid primary key,
  council_id uuid not null references councils on delete cascade,
  sdg smallint not null check (sdg between 1 and 17),
  position smallint not null,
  unique (council_id, sdg)
);
create index council_goals_goal on council_goals (sdg, council_id);

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

-- The owner among them. Ids carry the time, so the latest joined is the greatest.
create table council_members (
  id uuid primary key,
  council_id uuid not null references councils on delete cascade,
  user_id uuid not null references users,
  is_owner boolean not null,
  joined_at timestamptz not null default now(),
  unique (council_id, user_id)
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

-- What the public impacts made with a council come to; sdg 0 stands for all goals together.
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

alter table impacts add foreign key (council_id) references councils;
-- With what the list of a council and its count ask of most rows.
drop index impacts_council;
create index impacts_council on impacts (council_id, id) include (impact_year, is_public) where council_id is not null;

-- Few: lists that leave out who has left look here.
create index users_left on users (id) where deactivated_at is not null;

-- Adds a public impact to the sums of its council, or with -1 takes it out: as count_impact does for the community.
create function count_council_impact(target uuid, sign integer) returns void language sql as $$
  insert into council_totals (council_id, impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select i.council_id, i.impact_year, served.sdg, sign, sign * i.hours, sign * i.people, sign * i.trees,
      sign * i.co2e_kg, sign * i.waste_kg
    from impacts i
    cross join lateral (select 0 as sdg union all select g.sdg from impact_goals g where g.impact_id = i.id) served
    where i.id = target and i.council_id is not null
    order by served.sdg
  on conflict (council_id, impact_year, sdg) do update set
    impacts = council_totals.impacts + excluded.impacts,
    hours = council_totals.hours + excluded.hours,
    people = council_totals.people + excluded.people,
    trees = council_totals.trees + excluded.trees,
    co2e_kg = council_totals.co2e_kg + excluded.co2e_kg,
    waste_kg = council_totals.waste_kg + excluded.waste_kg;
  update councils set impact_count = impact_count + sign
    where id = (select council_id from impacts where id = target);
$$;

-- Makes everything that is counted anew, after rows were loaded in bulk.
create function recount_councils() returns void language sql as $$
  delete from council_totals;
  insert into council_totals (council_id, impact_year, sdg, impacts, hours, people, trees, co2e_kg, waste_kg)
    select council_id, impact_year, 0, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts where is_public and council_id is not null group by council_id, impact_year
    union all
    select i.council_id, i.impact_year, g.sdg, count(*), sum(hours), sum(people), sum(trees), sum(co2e_kg), sum(waste_kg)
    from impacts i join impact_goals g on g.impact_id = i.id
    where i.is_public and i.council_id is not null group by i.council_id, i.impact_year, g.sdg;
  update councils c set
    member_count = (select count(*) from council_members m where m.council_id = c.id),
    request_count = (select count(*) from council_requests r where r.council_id = c.id and r.state = 'requested'),
    impact_count = (select coalesce(sum(t.impacts), 0) from council_totals t where t.council_id = c.id and t.sdg = 0);
$$;

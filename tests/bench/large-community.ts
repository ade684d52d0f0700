/**
 * A large community, generated inside the database. Distributed like a mature one: few people do much, most impacts
 * are verified and recent, a few words are common and many are rare.
 */
import pg from 'pg';
import { createPasswordHasher } from '#domains/auth/server/password-hashing.ts';
import { openDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { loadCouncils, planCouncils } from './large-councils.ts';
import { loadNotifications } from './large-notifications.ts';
import { loadOpportunities } from './large-opportunities.ts';
import { list, PLACES, SQL_FUNCTIONS } from './sql-words.ts';

export interface LargeCommunity {
  password: string;
  admin: string;
  judge: string;
  partner: string;
  member: string;
}

export interface Size {
  people: number;
  impacts: number;
  opportunities: number;
  /** Approximate. */
  applications: number;
  favourites: number;
  councils: number;
  memberships: number;
  notifications: number;
}

/** Runs one statement and prints its duration. */
export type Run = (what: string, sql: string, values?: unknown[]) => Promise<void>;

type Say = (text: string) => void;

export const COMMUNITY: LargeCommunity = {
  password: 'quiet harbour lantern 42',
  admin: 'person1@people.example',
  judge: 'person2@people.example',
  partner: 'person2000@people.example',
  member: 'person1000@people.example',
};
const FIRST_DAY = '2019-01-14';
const LAST_DAY = '2026-06-30';

/** The database `url` names must be empty. */
export async function loadLargeCommunity(url: string, size: Size, say: Say): Promise<LargeCommunity> {
  const { people, impacts } = size;
  const database = await openDatabase({ databaseUrl: url, poolSize: 1, dataDir: null });
  await migrate(database);
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run: Run = async (what, sql, values = []) => {
    const began = Date.now();
    await client.query(sql, values);
    say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  await client.query(`set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB';
    set synchronous_commit = off; set max_parallel_maintenance_workers = 2; select setseed(0.42)`);
  await client.query(SQL_FUNCTIONS);
  const indexes = await takeIndexes(client, LOADED);
  await run(`${people} people`, PEOPLE, [people, await createPasswordHasher().hash(COMMUNITY.password)]);
  await client.query(NUMBERED_PEOPLE);
  // References are valid by construction and aren't checked a million times.
  await client.query('set session_replication_role = replica');
  await planCouncils(run, size);
  await run('plan', PLAN, [impacts, people]);
  await client.query('analyze plan');
  await run('impacts', IMPACTS, [size.councils]);
  await run('texts', TEXTS);
  await run('goals', GOALS);
  await run('people of impacts', PARTICIPANTS);
  await run('pictures', PICTURES);
  await run('reviews', REVIEWS);
  await run('points', POINTS);
  await run('gifts', GIFTS);
  await run('totals of points', TOTALS);
  await run('likes', LIKES, [impacts, people]);
  await loadOpportunities(run, size);
  await loadCouncils(run, size);
  await loadNotifications(run, size);
  await client.query('set session_replication_role = origin');
  await run('indexes', indexes.join(';\n'));
  await run('counts of impacts', 'select recount_impacts()');
  await run('counts of opportunities', 'select recount_opportunities()');
  await run('counts of councils', 'select recount_councils()');
  await run('leaderboards', 'select recount_standings()');
  await run('gallery', 'select recount_gallery()');
  await run('counts of the administration', 'select recount_administration()');
  await run('vacuum analyze', 'vacuum (analyze)');
  await client.end();
  return COMMUNITY;
}

const LOADED = [
  'users',
  'account_words',
  'known_name_words',
  'person_words',
  'impacts',
  'impact_goals',
  'impact_people',
  'impact_media',
  'impact_reviews',
  'impact_reviewers',
  'likes',
  'media',
  'points_entries',
  'audit_entries',
  'opportunities',
  'opportunity_goals',
  'opportunity_applications',
  'opportunity_favourites',
  'opportunity_events',
  'councils',
  'council_goals',
  'council_members',
  'council_requests',
  'council_resources',
];

/** Building an index over all rows is far faster than inserting into it. */
export async function takeIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query(
    `
    select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as made_by
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and not i.indisprimary
      and t.relname = any($1)
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made_by }) => String(made_by));
}

export const PEOPLE = `
insert into users (id, email, password_hash, name, last_name, location, contact_no, role, is_terms_agreed,
    is_profile_completed, email_verified_at, points, created_at)
select pg_temp.id_at(joined, 'person ' || n), 'person' || n || '@people.example',
  case when n in (1, 2, 1000, 2000) then $2 end,
  pg_temp.one_of(${list('Amina, Ousmane, Wanjiru, Otieno, Ngozi, Tunde, Lerato, Sipho, Ananya, Rohan, Putri, Budi, Haruka, Linh, Elif, Layla, Zofia, Jakub, Lena, Jonas, Lucía, Álvaro, Aoife, Cillian, Ana, Thiago, Valentina, Ximena, Maya, Aroha')}),
  pg_temp.rare_word(), (${PLACES})[1 + n % 32], '+221 70 555 01 20',
  case when n = 1 then 'Admin' when n <= 200 then 'Judge' when n % 40 = 0 and n <> 1000 then 'Partner' else 'Member' end,
  true, true, joined, 0, joined
from (select n, '${FIRST_DAY}'::timestamptz
    + ('${LAST_DAY}'::timestamptz - '${FIRST_DAY}'::timestamptz) * sqrt(n::float8 / $1::int) * 0.98 as joined
  from generate_series(1, $1::int) as n) as made`;

const NUMBERED_PEOPLE = `
create temp table person_ids as
  select row_number() over (order by created_at)::int as person_n, id from users;
create unique index on person_ids (person_n);
analyze person_ids`;

/** Who does what, when, and how it ends. The distribution gives a few owners many impacts. */
const PLAN = `
create temp table plan as
select n, pg_temp.id_at(made, 'impact ' || n) as id, made, owner.id as owner_id,
  case when n % 12 = 0 then made - interval '200 days' else made - interval '4 days' end as began,
  (${PLACES})[1 + (n * 7) % 32] as place,
  case
    when made > '${LAST_DAY}'::timestamptz - interval '30 days' and n % 3 > 0 then 'pending'
    when n % 100 = 0 then 'pending' when n % 100 < 5 then 'declined' else 'verified' end as state,
  1 + n % 17 as sdg, judge.id as judge_id, n % 400 = 7 as is_hidden
from (select n, '${FIRST_DAY}'::timestamptz
    + ('${LAST_DAY}'::timestamptz - '${FIRST_DAY}'::timestamptz) * sqrt(n::float8 / $1::int) as made,
    201 + floor(power(random(), 2.2) * ($2::int - 201))::int as owner_n, 2 + n % 199 as judge_n
  from generate_series(1, $1::int) as n) as drawn
join person_ids owner on owner.person_n = drawn.owner_n
join person_ids judge on judge.person_n = drawn.judge_n`;

const IMPACTS = `
insert into impacts (id, owner_id, title, impact_year, start_date, event_type_id, location, council_id, hours, people,
    trees, co2e_kg, waste_kg, is_verified, verified_by, declined_by, decline_reason, verified_at, decisions, is_hidden,
    is_featured, created_at, updated_at)
select p.id, owner_id,
  pg_temp.one_of(${list('Clean-up at, Planting trees by, Repair café near, A garden for, Reading hour at, Counting birds at, Soup kitchen by, First aid course at, Rain barrels for, Cycling lessons near, Panels for, A hearing about, Seeds for, Language table at')})
    || ' ' || pg_temp.one_of(${list('the school, the river, the market, the harbour, the library, the old mill, the bridge, the beach, the station, the park, the town hall, the canal')})
    || ' with ' || pg_temp.rare_word() || ' ' || n,
  extract(year from began), began::date,
  (select array_agg(id order by id) from impact_event_types)[1 + n % 13], place,
  -- Some councils do far more than others.
  case when n % 5 < 3 then (select c.id from council_plan c where c.n = 1 + floor(power((n * 7919::bigint % 99991) / 99991.0, 3) * $1::int)::int) end,
  n % 300, n % 500, case when n % 3 = 0 then n % 900 else 0 end, n % 2000, n % 400,
  case state when 'verified' then true when 'declined' then false end,
  case when state = 'verified' then array[judge_id] else '{}' end,
  case when state = 'declined' then judge_id end,
  case when state = 'declined' then 'Nothing here shows that the work was done. Add a picture.' end,
  case when state = 'verified' then made + interval '3 days' end,
  case when state = 'pending' then 0 else 1 end, is_hidden,
  state = 'verified' and not is_hidden and n % 9973 = 0, made, made
from plan p order by n`;

const TEXTS = `
insert into impact_texts (impact_id, description)
select id, repeat('We met in the morning, did what we had come for, counted twice and wrote down the smaller number. ', 4)
from plan order by n`;

const GOALS = `
insert into impact_goals (id, impact_id, sdg, position, impact_year, is_public)
select pg_temp.id_at(made, 'goal ' || n || ' ' || position), id, 1 + (sdg + position * 5) % 17, position,
  extract(year from began), state = 'verified' and not is_hidden
from plan cross join generate_series(0, 2) as position where position <= n % 3 order by n, position`;

const PARTICIPANTS = `
insert into impact_people (id, impact_id, user_id, is_owner, joined_at)
select pg_temp.id_at(made, 'owner ' || n), id, owner_id, true, made from plan order by n;
insert into impact_people (id, impact_id, user_id, is_owner, joined_at)
select pg_temp.id_at(made, 'member ' || plan.n), plan.id, p.id, false, made
from plan join person_ids p on p.person_n = 300 + (plan.n::bigint * 7919 % 90000)::int
where plan.n % 3 = 0 and p.id <> owner_id`;

const PICTURES = `
insert into media (id, owner_id, kind, bytes, width, height, widths, blur_data_url, alt, file_name, created_at, ready_at)
select pg_temp.id_at(made, 'picture ' || n), owner_id, 'picture', 180000, 1920, 1280, '{480,960,1920}',
  'data:image/webp;base64,' || repeat('UklGRhYAAABXRUJQVlA4', 6), 'What we did', 'picture.jpg', made, made
from plan where n % 3 = 0;
insert into impact_media (impact_id, media_id, position)
select id, pg_temp.id_at(made, 'picture ' || n), 0 from plan where n % 3 = 0`;

const REVIEWS = `
insert into impact_reviews (id, impact_id, event, actor_id, created_at)
select pg_temp.id_at(made, 'sent ' || n), id, 'submitted', owner_id, made from plan order by n;
insert into impact_reviews (id, impact_id, event, actor_id, reason, evidence, created_at)
select pg_temp.id_at(made + interval '3 days', 'decided ' || n), i.id, p.state, judge_id, i.decline_reason,
  jsonb_build_object('revision', 1, 'title', i.title, 'description', t.description, 'impactYear', i.impact_year,
    'startDate', i.start_date, 'endDate', i.end_date, 'location', i.location, 'sdgs', jsonb_build_array(p.sdg),
    'measures', jsonb_build_object('hours', i.hours, 'people', i.people, 'trees', i.trees, 'co2eKg', i.co2e_kg,
      'wasteKg', i.waste_kg), 'media', '[]'::jsonb), made + interval '3 days'
from plan p join impacts i on i.id = p.id join impact_texts t on t.impact_id = i.id where state <> 'pending';
insert into impact_reviewers (reviewer_id, impact_id, has_approved, impact_year, is_public)
select judge_id, id, state = 'verified', extract(year from began), state = 'verified' and not is_hidden from plan where state <> 'pending';
insert into audit_entries (id, actor_id, action, subject_kind, subject_id, subject_title, link, from_state, to_state,
    reason, created_at)
select pg_temp.id_at(made + interval '3 days', 'deed ' || n), judge_id, 'impact_' || state, 'impact', i.id, i.title,
  '/impacts/' || i.id || '/impact', 'pending', state, i.decline_reason, made + interval '3 days'
from plan p join impacts i on i.id = p.id where state <> 'pending'`;

const POINTS = `
insert into points_entries (id, user_id, points, balance, cause, reason, subject_kind, subject_id, decision_id,
    decided_by, created_at)
select pg_temp.id_at(made + interval '3 days', 'points ' || n), owner_id, 20,
  20 * row_number() over (partition by owner_id order by made), 'impact_verified', 'It was verified.', 'impact', id,
  pg_temp.id_at(made + interval '3 days', 'decided ' || n), judge_id, made + interval '3 days'
from plan where state = 'verified'`;

/** Everyone has some, and many earned some this month. */
const GIFTS = `
insert into points_entries (id, user_id, points, balance, cause, reason, created_at)
select pg_temp.id_at(u.created_at, 'gift ' || p.person_n), u.id, 1 + p.person_n::bigint * 7919 % 997, 0, 'given_by_hand',
  'Thank you', u.created_at + interval '1 day'
from person_ids p join users u on u.id = p.id;
insert into points_entries (id, user_id, points, balance, cause, reason, created_at)
select pg_temp.id_at(now(), 'new gift ' || p.person_n), p.id, 1 + p.person_n::bigint * 7919 % 97, 0, 'given_by_hand',
  'Thank you', now()
from person_ids p where p.person_n % 4 = 0`;

/** Before the indexes, each of which would take every changed row again. */
const TOTALS = `
update users set points = given.points
from (select user_id, sum(points) as points from points_entries group by user_id) as given where given.user_id = users.id`;

/** A few impacts are liked by thousands. */
const LIKES = `
insert into likes (impact_id, user_id, created_at)
select distinct on (plan.id, p.id) plan.id, p.id, plan.made + interval '5 days'
from (select ($1::int - floor(power(random(), 3) * $1::int))::int as impact_n, 1 + floor(random() * $2::int)::int as person_n
  from generate_series(1, $1::int * 2)) as drawn
join plan on plan.n = drawn.impact_n and plan.state = 'verified'
join person_ids p on p.person_n = drawn.person_n`;

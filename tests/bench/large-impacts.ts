/** The impacts of the large community, with everything that belongs to them. */
import type { Task } from './bulk-load.ts';
import { activeOf, FIRST_DAY, LAST_DAY } from './large-people.ts';
import { list, PLACES } from './sql-words.ts';

/** The share logged within the last two weeks: the home page counts those of a week. */
const LATELY = 0.015;

/** Who does what, when, and how it ends. The distribution gives a few owners many impacts. */
export const planImpacts = (impacts: number, people: number) => `
create table plan as
select n, pg_temp.id_at(made, 'impact ' || n) as id, made, owner.id as owner_id,
  case when n % 12 = 0 then made - interval '200 days' else made - interval '4 days' end as began,
  (${PLACES})[1 + (n * 7) % 32] as place,
  case
    when made > '${LAST_DAY}'::timestamptz - interval '30 days' and n % 3 > 0 then 'pending'
    when n % 100 = 0 then 'pending' when n % 100 < 5 then 'declined' else 'verified' end as state,
  1 + n % 17 as sdg, judge.id as judge_id, n % 400 = 7 as is_hidden
from (select n, case when n > ${impacts} * (1 - ${LATELY})
      then now() - interval '4 days' - interval '9 days' * (${impacts} - n) / (${impacts} * ${LATELY})
      else '${FIRST_DAY}'::timestamptz + ('${LAST_DAY}'::timestamptz - '${FIRST_DAY}'::timestamptz) * sqrt(n::float8 / ${impacts}) end as made,
    201 + floor(power(random(), 2.2) * (${people} - 201))::int as owner_n, 2 + n % 199 as judge_n
  from generate_series(1, ${impacts}) as n) as drawn
join person_ids owner on owner.person_n = drawn.owner_n
join person_ids judge on judge.person_n = drawn.judge_n
order by n;
analyze plan`;

const DESCRIPTION = `repeat('We met in the morning, did what we had come for, counted twice and wrote down the smaller number. ', 4)`;

/** Reviews and the audit log copy columns of the impacts, so they run after them; the other tasks are independent. */
export const loadImpacts = ({
  impacts,
  people,
  councils,
}: Record<'impacts' | 'people' | 'councils', number>): Task[] => [
  { what: 'impacts', sql: insertImpacts(councils) },
  { what: 'reviews', sql: REVIEWS, after: 'impacts' },
  { what: 'audit log', sql: AUDIT, after: 'impacts' },
  { what: 'goals', sql: GOALS },
  { what: 'people of impacts', sql: insertParticipants(people) },
  { what: 'likes', sql: insertLikes(impacts, people) },
  { what: 'pictures', sql: PICTURES },
  { what: 'traces of pictures', sql: TRACES },
  { what: 'texts', sql: TEXTS },
];

const insertImpacts = (councils: number) => `
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
  case when n % 5 < 3 then (select c.id from council_plan c where c.n = 1 + floor(power((p.n * 7919::bigint % 99991) / 99991.0, 3) * ${councils})::int) end,
  n % 300, n % 500, case when n % 3 = 0 then n % 900 else 0 end, n % 2000, n % 400,
  case state when 'verified' then true when 'declined' then false end,
  case when state = 'verified' then array[judge_id] else '{}' end,
  case when state = 'declined' then judge_id end,
  case when state = 'declined' then 'Nothing here shows that the work was done. Add a picture.' end,
  case when state = 'verified' then made + interval '3 days' end,
  case when state = 'pending' then 0 else 1 end, is_hidden,
  state = 'verified' and not is_hidden and n % 9973 = 0, made, made
from plan p order by n`;

/** One impact in a hundred has the words of the others like it, as when a campaign provides them. */
const TEXTS = `
insert into impact_texts (impact_id, description)
select id, ${DESCRIPTION} || case when n % 100 = 0 then '' else pg_temp.rare_word() || ' and ' || pg_temp.rare_word() || ' helped.' end
from plan`;

const GOALS = `
insert into impact_goals (id, impact_id, sdg, position, impact_year, is_public)
select pg_temp.id_at(made, 'goal ' || n || ' ' || position), id, 1 + (sdg + position * 5) % 17, position,
  extract(year from began), state = 'verified' and not is_hidden
from plan cross join generate_series(0, 2) as position where position <= n % 3`;

const insertParticipants = (people: number) => `
insert into impact_people (id, impact_id, user_id, is_owner, joined_at)
select pg_temp.id_at(made, 'owner ' || n), id, owner_id, true, made from plan;
insert into impact_people (id, impact_id, user_id, is_owner, joined_at)
select pg_temp.id_at(made, 'member ' || plan.n), plan.id, p.id, false, made
from plan join person_ids p on p.person_n = 300 + (plan.n::bigint * 7919 % ${activeOf(people)})::int
where plan.n % 3 = 0 and p.id <> owner_id`;

const PICTURES = `
insert into media (id, owner_id, kind, bytes, width, height, widths, blur_data_url, alt, file_name, created_at, ready_at)
select pg_temp.id_at(made, 'picture ' || n), owner_id, 'picture', 180000, 1920, 1280, '{480,960,1920}',
  'data:image/webp;base64,' || repeat('UklGRhYAAABXRUJQVlA4', 6), 'What we did', 'picture.jpg', made, made
from plan where n % 3 = 0;
insert into impact_media (impact_id, media_id, position)
select id, pg_temp.id_at(made, 'picture ' || n), 0 from plan where n % 3 = 0`;

/** One picture in ten looks like about a hundred others. */
const TRACES = `
insert into picture_traces (media_id, look, taken_on, latitude, longitude)
select pg_temp.id_at(made, 'picture ' || n), hashint8extended(case when n % 10 = 0 then n % 999 else n end, 7), began::date,
  n % 80, n % 170
from plan where n % 3 = 0`;

const REVIEWS = `
insert into impact_reviews (id, impact_id, event, actor_id, created_at)
select pg_temp.id_at(made, 'sent ' || n), id, 'submitted', owner_id, made from plan;
insert into impact_reviews (id, impact_id, event, actor_id, reason, evidence, created_at)
select pg_temp.id_at(made + interval '3 days', 'decided ' || n), i.id, p.state, judge_id, i.decline_reason,
  jsonb_build_object('revision', 1, 'title', i.title, 'description', ${DESCRIPTION}, 'impactYear', i.impact_year,
    'startDate', i.start_date, 'endDate', i.end_date, 'location', i.location, 'sdgs', jsonb_build_array(p.sdg),
    'measures', jsonb_build_object('hours', i.hours, 'people', i.people, 'trees', i.trees, 'co2eKg', i.co2e_kg,
      'wasteKg', i.waste_kg), 'media', '[]'::jsonb), made + interval '3 days'
from plan p join impacts i on i.id = p.id where state <> 'pending';
insert into impact_reviewers (reviewer_id, impact_id, has_approved, impact_year, is_public)
select judge_id, id, state = 'verified', extract(year from began), state = 'verified' and not is_hidden from plan where state <> 'pending'`;

const AUDIT = `
insert into audit_entries (id, actor_id, action, subject_kind, subject_id, subject_title, link, from_state, to_state,
    reason, created_at)
select pg_temp.id_at(made + interval '3 days', 'deed ' || n), judge_id, 'impact_' || state, 'impact', i.id, i.title,
  '/impacts/' || i.id || '/impact', 'pending', state, i.decline_reason, made + interval '3 days'
from plan p join impacts i on i.id = p.id where state <> 'pending'`;

/** A few impacts are liked by thousands of people. */
const insertLikes = (impacts: number, people: number) => `
insert into likes (impact_id, user_id, created_at)
select distinct on (plan.id, p.id) plan.id, p.id, plan.made + interval '5 days'
from (select (${impacts} - floor(power(random(), 3) * ${impacts}))::int as impact_n, 1 + floor(random() * ${people})::int as person_n
  from generate_series(1, ${impacts} * 2)) as drawn
join plan on plan.n = drawn.impact_n and plan.state = 'verified'
join person_ids p on p.person_n = drawn.person_n`;

/** The councils of the large community. A few have thousands of members, most have a dozen. */
import type { Task } from './bulk-load.ts';
import { activeOf } from './large-people.ts';
import { list, PLACES } from './sql-words.ts';

const MIN_MEMBERS = 3;
/** Members are chosen in steps of a prime, so that there are no duplicates. */
const membersOf = (people: number) => Math.floor(people * 0.097);
const requestersOf = (people: number) => Math.max(Math.floor(people * 0.0029), 100);
const OF_MEMBER = 60;

interface CouncilSize {
  people: number;
  councils: number;
  memberships: number;
}

export const loadCouncils = ({ people, councils }: CouncilSize): Task[] => [
  { what: 'memberships', sql: insertMemberships(people) },
  { what: 'requests to join', sql: insertRequests(people), after: 'memberships' },
  { what: 'councils', sql: COUNCILS },
  { what: 'resources', sql: insertResources(councils) },
];

/** Runs before the plan of impacts, which reference councils. */
export const planCouncils = ({ people, councils, memberships }: CouncilSize) => `
create table council_plan as
select n, pg_temp.id_at(founded, 'council ' || n) as id, founded, owner.id as owner_id, owner.person_n as owner_n,
  case when n % 30 = 0 then 'declined' when n % 40 = 1 then 'pending' else 'approved' end as state,
  case when n % 30 = 0 or n % 40 = 1 then 0 when n = 9002 then 20000
    else ${MIN_MEMBERS} + floor(power(random(), 4) * 5 * (${memberships / councils} - ${MIN_MEMBERS}))::int end as members
from (select n, now() - interval '1 day' * (2500 - n * 2480.0 / ${councils}) as founded,
    case when n % 3000 = 7 then 1000 else 300 + (n * 7)::int % ${activeOf(people)} end as owner_n
  from generate_series(1, ${councils}) as n) as drawn
join person_ids owner on owner.person_n = drawn.owner_n
order by n;
create unique index on council_plan (n);
analyze council_plan`;

const COUNCILS = `
insert into councils (id, owner_id, founder_id, title, title_key, description, location, is_approved, is_submitted,
    decline_reason, decided_at, decided_by, created_at, updated_at)
select id, owner_id, owner_id, title, lower(title),
  repeat('We meet every second Sunday, count what we find and publish it. Anyone nearby may join. ', 5),
  case when n % 12 <> 0 then place end, state = 'approved', state <> 'pending',
  case when state = 'declined' then 'Say who may join.' end,
  case when state <> 'pending' then founded + interval '2 days' end,
  case when state <> 'pending' then (select id from person_ids where person_n = 1) end, founded, founded
from (select *, (${PLACES})[1 + (n * 7) % 32] as place,
    pg_temp.one_of(${list('Friends of, Wardens of, Circle of, Guild of, Neighbours of, Gardeners of, Keepers of')})
      || ' ' || pg_temp.one_of(${list('the river, the bay, the forest, the market, the school, the well, the hill, the reef')})
      || ' ' || pg_temp.rare_word() || ' ' || n as title
  from council_plan) as named order by n;
insert into council_goals (id, council_id, sdg, position)
select pg_temp.id_at(founded, 'council goal ' || n || ' ' || position), id, 1 + (n + position * 5) % 17, position
from council_plan cross join generate_series(0, 2) as position where position <= n % 3 order by n, position;
insert into council_decisions (id, council_id, is_approved, reason, decided_by, created_at)
select pg_temp.id_at(founded + interval '2 days', 'council decided ' || n), id, state = 'approved',
  case when state = 'declined' then 'Say who may join.' end, (select id from person_ids where person_n = 1),
  founded + interval '2 days' from council_plan where state <> 'pending' order by n`;

const insertMemberships = (people: number) => `
insert into council_members (id, council_id, user_id, is_owner, joined_at)
select pg_temp.id_at(founded, 'council owner ' || n), id, owner_id, true, founded from council_plan order by n;
insert into council_members (id, council_id, user_id, is_owner, joined_at)
select pg_temp.id_at(joined, 'council member ' || n || ' ' || user_id), council_id, user_id, false, joined
from (
  select c.n, c.id as council_id, u.id as user_id, c.founded + (now() - c.founded) * ((k * 31 + c.n) % 97) / 100.0 as joined
  from council_plan c
  cross join lateral generate_series(1, c.members) as k
  join person_ids u on u.person_n = 1 + ((k::bigint * 7919 + c.n * 31) % ${membersOf(people)})::int
  where u.person_n not in (c.owner_n, 1000)
  union all
  select c.n, c.id, u.id, c.founded + interval '9 days' from (
    select * from council_plan where state = 'approved' and owner_n <> 1000 and n % 11 = 3 order by n limit ${OF_MEMBER}) c
  join person_ids u on u.person_n = 1000) as joined`;

/** Members had asked to join; some councils also have pending requests. */
const insertRequests = (people: number) => `
insert into council_requests (id, council_id, user_id, message, state, created_at, decided_at, decided_by)
select pg_temp.id_at(m.joined_at - interval '2 days', 'asked ' || m.id), m.council_id, m.user_id, 'I live near by.', 'accepted',
  m.joined_at - interval '2 days', m.joined_at, c.owner_id
from council_members m join council_plan c on c.id = m.council_id where not m.is_owner;
insert into council_requests (id, council_id, user_id, message, state, created_at)
select pg_temp.id_at(now() - interval '1 hour' * k, 'asks ' || c.n || ' ' || k), c.id, u.id, 'I live near by.', 'requested',
  now() - interval '1 hour' * k
from council_plan c
cross join lateral generate_series(1, case when c.owner_n = 1000 then ${Math.min(requestersOf(people), 2000)} else c.n % 5 end) as k
join person_ids u on u.person_n = ${membersOf(people) + 1} + (c.n + k) % ${requestersOf(people)}
where c.state = 'approved'`;

const insertResources = (councils: number) => `
insert into council_resources (id, council_id, title, description, url, added_by, created_at)
select pg_temp.id_at(c.founded + interval '1 day' * k, 'shared ' || c.n || ' ' || k), c.id,
  pg_temp.one_of(${list('Minutes, Calendar, Map, Figures, Letter, Photographs')}) || ' ' || pg_temp.rare_word() || ' ' || k,
  'For all who belong to it.', 'https://sharedroom.example/' || c.n || '/' || k, c.owner_id, c.founded + interval '1 day' * k
from council_plan c
cross join lateral generate_series(1, case when c.owner_n = 1000 then 3000 when c.n = ${councils} then 0 else c.n % 9 end) as k
where c.state = 'approved' order by c.n, k`;

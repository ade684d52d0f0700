/** The opportunities of the large community. A few have thousands of applications, most have dozens. */
import type { Task } from './bulk-load.ts';
import { activeOf } from './large-people.ts';
import { list, PLACES } from './sql-words.ts';

const OWNERS = 600;
/** Every nth person is a partner. */
const PARTNER_EVERY = 40;
/** The number of the partner who logs in, and who offers some in every community. */
const PARTNER = 2000;
const MIN_APPLICATIONS = 4;
/** Applicants are chosen in steps of a prime, so that no one applies twice for the same opportunity. */
const applicantsOf = (people: number) => Math.floor(people * 0.097);
const OWN_OF_MEMBER = 400;

interface OpportunitySize {
  people: number;
  opportunities: number;
  applications: number;
  favourites: number;
}

export const loadOpportunities = ({ people, opportunities, favourites }: OpportunitySize): Task[] => [
  { what: 'applications', sql: APPLICATIONS },
  { what: 'favourites', sql: insertFavourites({ people, opportunities, favourites }) },
  { what: 'opportunities', sql: OPPORTUNITIES },
  { what: 'seats', sql: SEATS, after: 'opportunities' },
  { what: 'texts, goals, events of opportunities', sql: PARTS },
];

/** From the last five years and the next; what is open depends on the clock. */
export const planOpportunities = ({ people, opportunities, applications }: OpportunitySize) => `
create table offer_plan as
select n, pg_temp.id_at(made, 'opportunity ' || n) as id, made, owner.id as owner_id, deadline, zone,
  (deadline + 1)::timestamp at time zone zone as closes_at, (${PLACES})[1 + (n * 7) % 32] as place,
  case when n % 20 = 0 then 'declined' when n % 25 = 1 then 'pending' else 'approved' end as state, n % 250 = 7 as is_hidden,
  floor(power(((n * 7919::bigint) % 9973) / 9973.0, 2) * 2000)::int as points,
  case when n % 20 = 0 or n % 25 = 1 then 0 when n = 7001 then 10000
    else ${MIN_APPLICATIONS} + floor(power(random(), 4) * 5 * (${applications / opportunities} - ${MIN_APPLICATIONS}) * 1.1)::int end as applications
from (select n, case when n % 300 = 11 then ${PARTNER}
      else ${PARTNER_EVERY} * (1 + floor(power(random(), 2) * ${Math.min(OWNERS, people / PARTNER_EVERY)})::int) end as owner_n,
    current_date - 1800 + floor(n * 2200.0 / ${opportunities})::int as deadline,
    now() - interval '1 day' * (1840 - n * 1800.0 / ${opportunities}) as made,
    (${list('Africa/Dakar, Africa/Nairobi, Asia/Kolkata, Asia/Tokyo, Europe/Berlin, America/Bogota, Pacific/Apia')})[1 + n % 7] as zone
  from generate_series(1, ${opportunities}) as n) as drawn
join person_ids owner on owner.person_n = drawn.owner_n
order by n;
analyze offer_plan;
-- Before the deadline most are pending, afterwards none.
create table application_plan as
select p.id as opportunity_id, p.owner_id, p.points, p.closes_at, k, a.id as applicant_id,
  least(now(), p.closes_at) - (least(now(), p.closes_at) - p.made) * ((k * 31 + p.n) % 97) / 100.0 as asked,
  case when k % 20 = 0 then 'withdrawn' when k % 4 = 1 then case when k % 8 = 1 then 'accepted' else 'auto-accepted' end
    when p.closes_at > now() and k % 4 > 1 then 'requested' else 'denied' end as state
from offer_plan p
cross join lateral generate_series(1, p.applications) as k
join person_ids a on a.person_n = 1 + ((k::bigint * 7919 + p.n * 31) % ${applicantsOf(people)})::int
where a.id <> p.owner_id
union all
select p.id, p.owner_id, p.points, p.closes_at, 0, a.id, least(now(), p.closes_at) - interval '3 days',
  case when p.closes_at > now() then 'requested' else 'denied' end
from (select * from offer_plan where state = 'approved' and n % 7 = 3 order by n desc limit ${OWN_OF_MEMBER}) p
join person_ids a on a.person_n = 1000;
analyze application_plan`;

const OPPORTUNITIES = `
insert into opportunities (id, owner_id, title, type_id, category_id, location, is_remote, deadline, time_zone, closes_at,
    link, is_verified, points_required, decline_reason, decided_at, auto_accept_from, is_hidden, is_featured, closed_at,
    week_told_at, day_told_at, savers_told_at, created_at, updated_at)
select id, owner_id,
  pg_temp.one_of(${list('Scholarship for, Fellowship on, Internship at, Grant for, Volunteers for, Training in, Prize for')})
    || ' ' || pg_temp.one_of(${list('the coast, the river, the school, forests, seeds, clean water, midwives, solar energy, repair, the reef, libraries, cooperatives')})
    || ' by ' || pg_temp.rare_word() || ' ' || n,
  (select array_agg(id order by id) from opportunity_types)[1 + n % 7],
  (select array_agg(id order by id) from opportunity_categories)[1 + (n / 7) % 10],
  place, n % 6 = 0, deadline, zone, closes_at, 'https://offers.example/' || n,
  case state when 'approved' then true when 'declined' then false end,
  case when state = 'approved' then points end,
  case when state = 'declined' then 'The link leads to a page that is not there.' end,
  case when state <> 'pending' then made + interval '2 days' end,
  case when n % 15 = 2 and state = 'approved' then points + 500 end, is_hidden,
  state = 'approved' and not is_hidden and closes_at > now() and n % 97 = 0,
  case when state = 'approved' and closes_at <= now() then closes_at end,
  made, made, made, made, made
from offer_plan order by n`;

const PARTS = `
insert into opportunity_texts (opportunity_id, description)
select id, repeat('It pays fees and a monthly amount for rent and food. We read every application and write to everyone. ', 6)
from offer_plan order by n;
insert into opportunity_goals (id, opportunity_id, sdg, position)
select pg_temp.id_at(made, 'offered goal ' || n || ' ' || position), id, 1 + (n + position * 5) % 17, position
from offer_plan cross join generate_series(0, 2) as position where position <= n % 3 order by n, position;
insert into opportunity_events (id, opportunity_id, event, actor_id, created_at)
select pg_temp.id_at(made, 'offered ' || n), id, 'submitted', owner_id, made from offer_plan order by n;
insert into opportunity_events (id, opportunity_id, event, actor_id, created_at)
select pg_temp.id_at(made + interval '2 days', 'settled ' || n), id, state, (select id from person_ids where person_n = 1),
  made + interval '2 days' from offer_plan where state <> 'pending' order by n`;

const APPLICATIONS = `
insert into opportunity_applications (id, opportunity_id, owner_id, applicant_id, state, points_required, seats,
    points_at_request, requested_at, decided_at, decided_by)
select distinct on (opportunity_id, applicant_id)
  pg_temp.id_at(asked, 'application ' || opportunity_id || ' ' || applicant_id), opportunity_id, owner_id, applicant_id,
  state, points, null, points + k % 700, asked,
  case when state <> 'requested' then least(asked + interval '4 days', closes_at, now()) end,
  case when state in ('accepted', 'denied') then owner_id end
from application_plan order by opportunity_id, applicant_id, k`;

/** A tenth of the opportunities is full, and a fifth has unlimited places. */
const SEATS = `
update opportunities o set seats = case when p.n % 10 = 0 then greatest(1, taken.count) else taken.count + 5 end
from offer_plan p
join (select opportunity_id, count(*) filter (where state in ('accepted', 'auto-accepted'))::int as count
  from application_plan group by opportunity_id) as taken on taken.opportunity_id = p.id
where p.id = o.id and p.n % 5 <> 4`;

const insertFavourites = ({ people, opportunities, favourites }: Omit<OpportunitySize, 'applications'>) => `
insert into opportunity_favourites (id, user_id, opportunity_id, saved_at, removed_at)
select pg_temp.id_at(p.made + interval '3 days', 'saved ' || p.n || ' ' || u.person_n), u.id, p.id,
  p.made + interval '3 days', case when u.person_n % 11 = 0 then now() end
from (
  select distinct (${opportunities} - floor(power(random(), 2) * ${opportunities}))::int as n, 1 + floor(random() * ${activeOf(people)})::int as person_n
  from generate_series(1, ${favourites})
  union select ${opportunities} - 7 * k, 1000 from generate_series(0, 199) as k) as drawn
join offer_plan p on p.n = drawn.n and p.state = 'approved'
join person_ids u on u.person_n = drawn.person_n`;

/** The people of the large community, and their points. */
import { list, PLACES } from './sql-words.ts';

export const FIRST_DAY = '2019-01-14';
export const LAST_DAY = '2026-06-30';

/** How many people are active: the earliest members, who take part in most activities. */
export const activeOf = (people: number) => Math.floor(people * 0.09);

/** The numbers of the people who can log in: an admin, a judge, a member and a partner. */
const WITH_PASSWORD = '1, 2, 1000, 2000';

/** Everyone's number and id, from the first to join. */
export const numberPeople = (people: number) => `
create table person_ids as
  select n as person_n, pg_temp.id_at(joined, 'person ' || n) as id, joined
  from (select n, '${FIRST_DAY}'::timestamptz
      + ('${LAST_DAY}'::timestamptz - '${FIRST_DAY}'::timestamptz) * sqrt(n::float8 / ${people}) * 0.98 as joined
    from generate_series(1, ${people}) as n) as made
  order by n;
create unique index on person_ids (person_n);
analyze person_ids`;

const GIFT = '1 + p.person_n::bigint * 7919 % 997';
const NEW_GIFT = '1 + p.person_n::bigint * 7919 % 97';
const HAS_NEW_GIFT = 'p.person_n % 4 = 0';
const FOR_AN_IMPACT = 20;

/** The sum of the entries below, inserted at once: a later update would write each row twice. */
export const SUMMED_POINTS = {
  from: `left join (select owner_id, ${FOR_AN_IMPACT} * count(*) as points from plan where state = 'verified' group by owner_id)
    as earned on earned.owner_id = p.id`,
  points: `coalesce(earned.points, 0) + ${GIFT} + case when ${HAS_NEW_GIFT} then ${NEW_GIFT} else 0 end`,
};

/** In the order of their email addresses, so that indexing needn't sort them: citext compares slowly. */
export const insertPeople = (passwordHash: string, { from, points } = { from: '', points: '0' }) => `
insert into users (id, email, password_hash, name, last_name, location, contact_no, role, is_terms_agreed,
    is_profile_completed, email_verified_at, points, created_at)
select p.id, 'person' || lpad(person_n::text, 7, '0') || '@people.example', case when person_n in (${WITH_PASSWORD}) then '${passwordHash}' end,
  pg_temp.one_of(${list('Amina, Ousmane, Wanjiru, Otieno, Ngozi, Tunde, Lerato, Sipho, Ananya, Rohan, Putri, Budi, Haruka, Linh, Elif, Layla, Zofia, Jakub, Lena, Jonas, Lucía, Álvaro, Aoife, Cillian, Ana, Thiago, Valentina, Ximena, Maya, Aroha')}),
  pg_temp.rare_word(), (${PLACES})[1 + person_n % 32], '+221 70 555 01 20',
  case when person_n = 1 then 'Admin' when person_n <= 200 then 'Judge'
    when person_n % 40 = 0 and person_n <> 1000 then 'Partner' else 'Member' end,
  true, true, joined, ${points}, joined
from person_ids p ${from}
order by person_n`;

export const POINTS = `
insert into points_entries (id, user_id, points, balance, cause, reason, subject_kind, subject_id, decision_id,
    decided_by, created_at)
select pg_temp.id_at(made + interval '3 days', 'points ' || n), owner_id, ${FOR_AN_IMPACT},
  ${FOR_AN_IMPACT} * row_number() over (partition by owner_id order by made), 'impact_verified', 'It was verified.', 'impact', id,
  pg_temp.id_at(made + interval '3 days', 'decided ' || n), judge_id, made + interval '3 days'
from plan where state = 'verified';
-- Everyone has some, and many earned some this month.
insert into points_entries (id, user_id, points, balance, cause, reason, created_at)
select pg_temp.id_at(p.joined, 'gift ' || p.person_n), p.id, ${GIFT}, 0, 'given_by_hand', 'Thank you',
  p.joined + interval '1 day'
from person_ids p;
insert into points_entries (id, user_id, points, balance, cause, reason, created_at)
select pg_temp.id_at(now(), 'new gift ' || p.person_n), p.id, ${NEW_GIFT}, 0, 'given_by_hand', 'Thank you', now()
from person_ids p where ${HAS_NEW_GIFT}`;

/** Some people changed the default, and a third of these let nobody open their profile. */
export const PRIVACY = `
insert into privacy_policies (user_id, email, contact_no, location, impacts, councils, leaderboard)
select id, 'private', 'private', 'members-only', shown, shown, shown
from (select id, case when person_n % 51 = 3 then 'private' else 'public' end as shown
  from person_ids where person_n > 1000 and person_n % 17 = 3) as chosen`;

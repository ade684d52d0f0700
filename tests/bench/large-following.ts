/** Follows and blocks of the large community. Most people follow a few. */
import type { Task } from './bulk-load.ts';
import { activeOf } from './large-people.ts';

/** The people who log in, by number: the member follows many and blocks some, the partner is followed by many. */
const [MEMBER, PARTNER] = [1000, 2000];
const FOLLOWED_BY_MEMBER = 1_000;
const FOLLOWERS_OF_PARTNER = 50_000;
const COUNCILS_OF_MEMBER = 100;
const BLOCKED_BY_MEMBER = 40;
const BLOCKING_MEMBER = 10;

interface FollowingSize {
  people: number;
  councils: number;
  follows: number;
  blocks: number;
}

export const loadFollowing = (size: FollowingSize): Task[] => [
  { what: 'follows', sql: insertPersonFollows(size) },
  { what: 'follows of councils', sql: insertCouncilFollows(size) },
  { what: 'blocks', sql: BLOCKS },
];

/** Runs before the plan of follows, which a block ends. */
export const planBlocks = ({ people, blocks }: FollowingSize) => `
create table block_plan as
select distinct on (least(a.id, b.id), greatest(a.id, b.id)) a.id as blocker_id, b.id as blocked_id,
  now() - interval '1 hour' * drawn.hours as blocked
from (
  select 1 + floor(random() * ${activeOf(people)})::int as blocker, 1 + floor(power(random(), 2) * ${activeOf(people)})::int as blocked,
    n as hours from generate_series(1, ${blocks}) as n
  union all select ${MEMBER}, 1 + k * 4, k from generate_series(1, ${BLOCKED_BY_MEMBER}) as k
  union all select 3 + k * 4, ${MEMBER}, k from generate_series(1, ${BLOCKING_MEMBER}) as k) as drawn
join person_ids a on a.person_n = drawn.blocker
join person_ids b on b.person_n = drawn.blocked
where a.id <> b.id;
analyze block_plan`;

const BLOCKS = `
insert into person_blocks (id, blocker_id, blocked_id, blocked_at)
select pg_temp.id_at(blocked, 'block ' || blocker_id || ' ' || blocked_id), blocker_id, blocked_id, blocked
from block_plan order by blocked`;

/** Half of those whom the member follows are the most active people, the others are spread over everyone. */
const followedByMember = (people: number) => `
  select ${MEMBER}, 200 + k from generate_series(1, ${FOLLOWED_BY_MEMBER / 2}) as k
  union all select ${MEMBER}, ${MEMBER} + k * ${Math.floor((people - MEMBER) / (FOLLOWED_BY_MEMBER / 2))}
    from generate_series(1, ${FOLLOWED_BY_MEMBER / 2}) as k`;

function followersOfPartner(people: number): string {
  const followers = Math.min(FOLLOWERS_OF_PARTNER, Math.floor(people / 4));
  return `select k * ${Math.floor(people / followers) - 1}, ${PARTNER} from generate_series(1, ${followers}) as k`;
}

const insertPersonFollows = ({ people, follows }: FollowingSize) => `
insert into person_follows (id, follower_id, person_id, is_muted, followed_at, ended_at)
select pg_temp.id_at(followed, 'follow ' || a.id || ' ' || b.id), a.id, b.id, drawn.follower <> ${MEMBER} and drawn.person % 30 = 0, followed,
  case when ended.blocked is not null then greatest(followed, ended.blocked)
    when drawn.follower <> ${MEMBER} and drawn.person <> ${PARTNER} and (drawn.follower + drawn.person) % 20 = 0 then now() end
from (
  select follower, person, random() as share from (
    select distinct 1 + floor(random() * ${people})::int as follower, 1 + floor(power(random(), 2) * ${activeOf(people)})::int as person
    from generate_series(1, ${follows})) as others where follower <> ${MEMBER} and person <> ${PARTNER}
  union all select *, random() from (${followedByMember(people)}) as of_member
  union all select *, random() from (${followersOfPartner(people)}) as of_partner) as drawn
join person_ids a on a.person_n = drawn.follower
join person_ids b on b.person_n = drawn.person
cross join lateral (select greatest(a.joined, b.joined) as since) as known
cross join lateral (select since + (now() - since) * share as followed) as begun
left join (select least(blocker_id, blocked_id) as one, greatest(blocker_id, blocked_id) as other, blocked from block_plan) as ended
  on ended.one = least(a.id, b.id) and ended.other = greatest(a.id, b.id)
where a.id <> b.id order by followed`;

const insertCouncilFollows = ({ people, councils, follows }: FollowingSize) => `
insert into council_follows (id, follower_id, council_id, is_muted, followed_at)
select pg_temp.id_at(followed, 'council follow ' || p.id || ' ' || c.id), p.id, c.id, drawn.n % 30 = 0 and drawn.follower <> ${MEMBER}, followed
from (
  select distinct follower, n from (
    select 1 + floor(random() * ${people})::int as follower, 1 + floor(power(random(), 3) * ${councils})::int as n
    from generate_series(1, ${Math.round(follows / 5)})) as others where follower <> ${MEMBER}
  union all select ${MEMBER}, k * ${Math.floor(councils / COUNCILS_OF_MEMBER)} from generate_series(1, ${COUNCILS_OF_MEMBER}) as k) as drawn
join person_ids p on p.person_n = drawn.follower
join council_plan c on c.n = drawn.n and c.state = 'approved'
cross join lateral (select greatest(p.joined, c.founded) as since) as known
cross join lateral (select since + (now() - since) * random() as followed) as begun
order by followed`;

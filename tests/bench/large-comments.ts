/**
 * The comments of the large community. One thread has thousands, the newest items have many, most have a few or none.
 */
import type { CommentedKind } from '#generated/types.gen.ts';
import type { Task } from './bulk-load.ts';
import { activeOf } from './large-people.ts';
import { list } from './sql-words.ts';

/** How many of all comments are about the first impact ever: 20,000 of a million. */
const longestOf = (comments: number) => Math.max(Math.round(comments * 0.02), 300);
const SHARES: Record<CommentedKind, number> = { impact: 0.68, news: 0.05, council: 0.1, opportunity: 0.15 };
/** The state of each comment by its number, so that each has exactly one. */
const STATE = `
  case when is_first and n % 40 = 3 then 'deleted' when not is_first and n % 100 = 11 then 'held'
    when n % 200 = 7 then 'hidden' when n % 60 = 13 then 'deleted' else 'visible' end`;

interface CommentSize {
  people: number;
  comments: number;
}

/** Runs after the plans of what the comments are about. */
export const planComments = (size: CommentSize): string =>
  [planThreads(size), planThem(size), planLikes(size)].join(';\n');

/** Counters are normally updated in the transaction of each change, so they are computed here. */
export const loadComments = (): Task[] => [
  { what: 'comments', sql: COMMENTS },
  { what: 'likes of comments', sql: LIKES },
  { what: 'threads', sql: THREADS },
];

const subjects = (
  kind: CommentedKind,
  plan: string,
  { owner = 'owner_id', since }: { owner?: string; since: string },
) =>
  `select '${kind}' as kind, id, ${owner} as owner_id, ${since} as opened, ${SHARES[kind]} as share,
    row_number() over (order by n desc) as place, count(*) over () as subjects from ${plan}`;

/** The `place` newest things of a kind together have the cube root of `place / subjects` of its comments. */
const planThreads = ({ comments }: CommentSize) => `
create table thread_plan as
select row_number() over () as n, kind, id, owner_id, opened, comments,
  sum(comments) over (rows unbounded preceding) - comments as earlier
from (select kind, id, owner_id, opened,
    round(${comments} * share * cbrt(place::float8 / subjects))::int
      - round(${comments} * share * cbrt((place - 1)::float8 / subjects))::int
      + case when kind = 'impact' and place = subjects then ${longestOf(comments)} else 0 end as comments
  from (
    ${subjects('impact', "plan where state = 'verified' and not is_hidden", { since: "made + interval '3 days'" })}
    union all ${subjects('news', "article_plan where state = 'live'", { owner: 'writer_id', since: 'shown' })}
    union all ${subjects('council', "council_plan where state = 'approved'", { since: "founded + interval '2 days'" })}
    union all ${subjects('opportunity', "offer_plan where state = 'approved' and not is_hidden", { since: "made + interval '2 days'" })}
  ) as subject) as sized
where comments > 0`;

/** Two in five reply to the first of the five, and a hundred to the first of 500. */
const FIRST_OF_REPLIES = `
  case when seq > 500 and seq % 500 between 2 and 100 then seq - seq % 500 + 1
    when seq % 5 in (3, 4) then seq - seq % 5 + 1 else seq end`;

const moment = (seq: string) => `opened + (now() - opened) * ${seq} / (comments + 1)`;
const idAt = (seq: string) => `pg_temp.id_at(${moment(seq)}, 'comment ' || t || ' ' || ${seq})`;

const planThem = ({ people }: CommentSize) => `
create table comment_plan as
select *, ${STATE} as state from (
  select drawn.n, kind, subject_id, owner_id, ${idAt('seq')} as id, ${idAt('first')} as root_id, ${moment('seq')} as made,
    seq = first and seq % 5 = 1 as is_first, author.id as author_id
  from (
    select t.n as t, t.kind, t.id as subject_id, t.owner_id, t.opened, t.comments, t.earlier + seq as n, seq,
      ${FIRST_OF_REPLIES} as first
    from thread_plan t cross join lateral generate_series(1, t.comments) as seq) as drawn
  join person_ids author on author.person_n = case when drawn.n % 1000 = 17 then 1000
    else 1 + floor(power((drawn.n * 7919::bigint % 99991) / 99991.0, 2) * ${activeOf(people)})::int end) as written;
create index on comment_plan (n);
analyze comment_plan`;

/** A few comments are liked by hundreds of people. */
const planLikes = ({ people, comments }: CommentSize) => `
create table comment_like_plan as
select distinct c.id as comment_id, p.id as user_id, c.made + interval '1 hour' as liked
from (select 1 + floor(power(random(), 2) * ${comments})::int as n, 1 + floor(random() * ${activeOf(people)})::int as person_n
  from generate_series(1, ${comments})) as drawn
join comment_plan c on c.n = drawn.n and c.state = 'visible'
join person_ids p on p.person_n = drawn.person_n and p.id <> c.author_id;
analyze comment_like_plan`;

/** Of a thread, and of all that was written in it. */
const AUDIENCE = `case when t.kind = 'council' and t.n % 10 = 0 then 'members' else 'public' end`;

/** In the order in which they were posted, so that those of a thread are stored far apart. */
const COMMENTS = `
insert into comments (id, kind, subject_id, root_id, author_id, audience, content, mentions, state, deleted_by, reply_count,
    members_reply_count, like_count, created_at, edited_at)
select c.id, c.kind, c.subject_id, c.root_id, c.author_id, ${AUDIENCE},
  case when state <> 'deleted' then pg_temp.one_of(${list('How did you keep the goats away, We did the same last year, Who paid for the seeds, I will bring two spades, It rained here as well')})
    || ', said ' || pg_temp.rare_word() || ' about number ' || c.n || '.'
    || case when mentions_owner then ' Thank you, @{' || c.owner_id || '}.' else '' end end,
  case when mentions_owner then array[c.owner_id] else '{}' end, state,
  case when state = 'deleted' then case when c.n % 3 = 0 then 'admin' else 'author' end end,
  coalesce(replies.count, 0), case when ${AUDIENCE} = 'members' then coalesce(replies.count, 0) else 0 end,
  coalesce(likes.count, 0), made,
  case when c.n % 30 = 0 then made + interval '5 minutes' end
from (select *, state <> 'deleted' and n % 20 = 0 as mentions_owner from comment_plan) as c
join thread_plan t on t.kind = c.kind and t.id = c.subject_id
left join (select root_id, count(*) from comment_plan
  where root_id <> id and state in ('visible', 'hidden') group by root_id) as replies on replies.root_id = c.id
left join (select comment_id, count(*) from comment_like_plan group by comment_id) as likes on likes.comment_id = c.id
order by c.id`;

const LIKES = `
insert into comment_likes (comment_id, user_id, created_at) select * from comment_like_plan order by liked`;

const THREADS = `
insert into comment_threads (kind, subject_id, audience, comment_count, members_count)
select t.kind, t.id, ${AUDIENCE}, counted.count, case when ${AUDIENCE} = 'members' then counted.count else 0 end
from thread_plan t join (
  select kind, subject_id, count(*) filter (where state in ('visible', 'hidden')) from comment_plan group by kind, subject_id
) as counted on counted.kind = t.kind and counted.subject_id = t.id;
insert into comment_mutes (user_id, kind, subject_id)
select distinct author_id, kind, subject_id from comment_plan where n % 100 = 3`;

/** The cases of the large community, with their reports: a few are open, and many decisions concern one person. */
import type { ReportKind } from '#generated/types.gen.ts';
import type { Task } from './bulk-load.ts';
import { activeOf } from './large-people.ts';
import { list } from './sql-words.ts';

const MEMBER = 1000;
const DECISIONS_ON_MEMBER = 60;
/** How many of the open cases are about something that three reports have hidden. */
const HIDDEN_BY_REPORTS = 50;

interface CareSize {
  people: number;
  cases: number;
  openCases: number;
}

export const loadModeration = ({ people }: CareSize): Task[] => [
  { what: 'cases', sql: CASES },
  { what: 'reports', sql: REPORTS },
  { what: 'suspensions', sql: SUSPENSIONS, after: `${people} people` },
];

/** Runs after the plan of comments, with which it agrees on what a decision has hidden. */
export const planModeration = ({ people, cases, openCases }: CareSize) => `
create table reported_plan as
select *, row_number() over (partition by is_hidden order by mixed) as place, count(*) over (partition by is_hidden) as all_of
from (
  ${things('comment', { from: "comment_plan where state in ('visible', 'hidden')", owner: 'author_id', isHidden: "state = 'hidden'" })}
  union all ${things('impact', { from: "plan where state = 'verified' and (is_hidden or n % 7 = 0)", owner: 'owner_id', isHidden: 'is_hidden' })}
  union all ${things('article', { from: "article_plan where state = 'live'", owner: 'writer_id' })}
  union all select 'profile', id, id, joined, md5('profile ' || person_n), false from person_ids where person_n % 20 = 9
  union all select 'picture', pg_temp.id_at(made, 'picture ' || n), owner_id, made, md5('picture ' || n), false
    from plan where state = 'verified' and not is_hidden and n % 21 = 0
) as thing;
create table case_plan as
with drawn as (
  select *, false as is_open from reported_plan where is_hidden and place <= least(all_of - ${HIDDEN_BY_REPORTS}, ${Math.floor(cases / 4)})
  union all (select *, true from reported_plan where is_hidden and kind = 'comment' order by place desc limit ${HIDDEN_BY_REPORTS})
  union all select *, place > ${cases - Math.floor(cases / 4) - DECISIONS_ON_MEMBER} from reported_plan
    where not is_hidden and place <= ${cases - Math.floor(cases / 4) - DECISIONS_ON_MEMBER + openCases - HIDDEN_BY_REPORTS}
  union all select 'profile', id, id, joined, md5('member'), false, k, 0, false
    from person_ids cross join generate_series(1, ${DECISIONS_ON_MEMBER}) as k where person_n = ${MEMBER}
), numbered as (select *, row_number() over (order by is_open, mixed, place) as n from drawn)
select numbered.n, kind, numbered.id as subject_id, owner_id, made, is_open, is_hidden, place,
  case when is_open then 'open' when is_hidden then 'hidden' when numbered.n % 400 = 5 then 'appealed' when all_of = 0 then (${list('warned, suspended, upheld, overturned')})[1 + place % 4]
    else (${list('dismissed, dismissed, dismissed, warned, dismissed, suspended, upheld, overturned')})[1 + numbered.n % 8] end as state,
  case when is_open then now() - interval '1 hour' * (numbered.n % 300) else made + (now() - interval '40 days' - made) * ((numbered.n * 31) % 97 / 100.0) end as filed,
  decider.id as judge_id, admin.id as admin_id,
  case when is_hidden then 3 + numbered.n % 4 else 1 + numbered.n % 2 end as reports
from numbered join person_ids admin on admin.person_n = 1
join person_ids decider on decider.person_n = case when kind = 'impact' then 2 + numbered.n % 199 else 1 end;
create table report_plan as
select n, pg_temp.id_at(reported, 'report ' || n || ' ' || k) as id, pg_temp.id_at(filed, 'case ' || n) as case_id, reporter_id, k, reported
from (select c.n, c.filed, c.filed + interval '1 minute' * k as reported, p.id as reporter_id, k
  from case_plan c cross join lateral generate_series(0, c.reports - 1) as k
  join person_ids p on p.person_n = 1 + (c.n * 31 + k * 7919) % ${activeOf(people)} where p.id <> c.owner_id) as sent;
analyze case_plan;
analyze report_plan`;

interface Thing {
  from: string;
  owner: string;
  isHidden?: string;
}

function things(kind: ReportKind, { from, owner, isHidden = 'false' }: Thing): string {
  const made = kind === 'article' ? 'shown' : 'made';
  return `select '${kind}' as kind, id, ${owner} as owner_id, ${made} as made, md5('${kind} ' || n) as mixed, ${isHidden} as is_hidden from ${from}`;
}

/** A case is opened with its first report. */
const CASES = `
insert into moderation_cases (id, kind, subject_id, owner_id, title, link, reported_text, state, report_count, is_hidden, outcome,
    reason, suspended_until, decided_by, decided_at, appeal, appealed_at, answer, answered_by, answered_at, created_at,
    reported_at)
select pg_temp.id_at(filed, 'case ' || c.n), kind, subject_id, owner_id, initcap(kind) || ' number ' || c.n, '/' || kind || 's/' || subject_id,
  case when kind in ('comment', 'profile') then 'What was said then.' end, state, r.count, is_hidden, outcome,
  case when outcome is not null then 'The pictures are from elsewhere.' end,
  case when outcome = 'suspended' then filed + interval '9 days' end,
  case when outcome = 'suspended' then admin_id when outcome is not null then judge_id end, case when outcome is not null then filed + interval '2 days' end,
  case when is_appealed then 'They are mine.' end, case when is_appealed then filed + interval '3 days' end,
  case when is_answered then 'We looked at it again.' end, case when is_answered then admin_id end,
  case when is_answered then filed + interval '5 days' end, filed, r.last
from (select *, case when state = 'open' then null when state in ('appealed', 'upheld') then 'warned' when state <> 'overturned' then state
      when n % 2 = 0 then 'suspended' else 'warned' end as outcome,
    state in ('upheld', 'overturned') as is_answered, state in ('appealed', 'upheld', 'overturned') as is_appealed from case_plan) as c
join (select n, count(*), max(reported) as last from report_plan group by n) as r on r.n = c.n
order by filed`;

const REPORTS = `
insert into moderation_reports (id, case_id, reporter_id, reason, text, created_at)
select id, case_id, reporter_id, (${list('harassment, hate, false_claim, private_information, offensive, spam')})[1 + (n + k) % 6],
  case when (n + k) % 3 = 0 then 'It was in the paper.' end, reported
from report_plan order by id`;

/** All suspensions have ended by now. */
const SUSPENSIONS = `
update users u set suspended_until = c.until
from (select owner_id, max(filed + interval '9 days') as until from case_plan where state = 'suspended' group by owner_id) as c
where c.owner_id = u.id`;

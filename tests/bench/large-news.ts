/**
 * The articles of the large community, all by its admin: a few a week, of which some are drafts and some were
 * withdrawn.
 */
import type { Task } from './bulk-load.ts';
import { FIRST_DAY } from './large-people.ts';
import { list } from './sql-words.ts';

const CONTENT = `repeat('We went to see how it was done, asked what it cost and who had paid for it. ', 30)`;

/** Runs before the plan of comments, which are about articles. */
export const planNews = ({ articles }: { articles: number }) => `
create table article_plan as
select n, pg_temp.id_at(shown, 'article ' || n) as id, shown, p.id as writer_id,
  case when n % 50 = 0 then 'draft' when n % 60 = 1 then 'withdrawn' else 'live' end as state
from (select n, '${FIRST_DAY}'::timestamptz + (now() - '${FIRST_DAY}'::timestamptz) * n / (${articles} + 1) as shown
  from generate_series(1, ${articles}) as n) as drawn
join person_ids p on p.person_n = 1;
analyze article_plan`;

export const loadNews = (): Task[] => [{ what: 'articles', sql: ARTICLES }];

const ARTICLES = `
insert into news (id, title, author_name, type_article, date, content, excerpt, reading_minutes, is_live, was_shown,
    told_at, created_by, created_at, updated_at, search_text)
select id, title, 'The editors', (${list('news, story, announcement, interview')})[1 + n % 4], shown,
  '<p>' || ${CONTENT} || '</p>', left(${CONTENT}, 200), 3, state = 'live', state = 'withdrawn',
  case when state <> 'draft' then shown end, writer_id, shown, shown, ' ' || fold(title || ' The editors ' || ${CONTENT})
from (select *, pg_temp.one_of(${list('What we learnt about, A visit to, Ten years of, The price of, Letters from')})
      || ' ' || pg_temp.one_of(${list('the river, the market, the harbour, the school, clean water, repair, the reef')})
      || ' with ' || pg_temp.rare_word() || ' ' || n as title
  from article_plan) as named order by n`;

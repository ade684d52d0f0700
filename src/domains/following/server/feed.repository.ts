/**
 * The feed, in one prepared statement. Nothing is precomputed: the latest entry of each followed person or council is
 * read along an index, and more entries only of those whose latest is among the newest of all. So a page costs one
 * index look-up for each of them, however much they did.
 */
import { type RawBuilder, sql } from 'kysely';
import { NIL } from 'uuid';
import { gatherCouncils, type ListedCouncilRow, latestCouncilsOf } from '#domains/councils/server/public.ts';
import {
  gatherImpacts,
  type ListedImpactRow,
  latestImpactsIn,
  latestImpactsOf,
} from '#domains/impacts/server/public.ts';
import { gatherArticles, isNewsCreator, type ListedNewsRow, latestArticlesBy } from '#domains/news/server/public.ts';
import { type CardRow, cardRowOf, isNotDeactivated, isPartOpen } from '#domains/people/server/public.ts';
import { latestMilestonesOf } from '#domains/points/server/public.ts';
import type { CommunityArea, FeedKind } from '#generated/types.gen.ts';
import type { AsJson } from '#platform/server/db/lists/json-rows.ts';
import { byMoment, descending, orderOf } from '#platform/server/db/lists/list-order.ts';
import { NEWEST_ONLY, type TimelineQuery, type TimelineRow } from '#platform/server/db/lists/timeline-query.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { blockedBetween } from './blocks.repository.ts';

export const FEED = orderOf('feed', sql`page.id`, descending(byMoment(sql`page.at`)));

export interface EntryRow {
  id: string;
  kind: FeedKind;
  at: string;
  /** Its moment, as the cursor contains it. */
  key: string;
  /** Null for an impact, which names its owner. */
  person: CardRow | null;
  milestone: number | null;
}

export interface FeedRow {
  followsAnyone: boolean;
  entries: EntryRow[] | null;
  impacts: ListedImpactRow[] | null;
  articles: AsJson<ListedNewsRow>[];
  councils: AsJson<ListedCouncilRow>[] | null;
}

interface Given {
  viewerId: Param<string>;
  at: Param<string> | null;
  after: Param<string> | null;
  /** One more than the page shows. */
  limit: Param<number>;
}

/** Stands for any caller, since all of them may see what members may see. */
const A_MEMBER = { userId: NIL, role: 'Member' } as const;

/** The followed people and councils that aren't muted, and what members may see of these people. */
const followedBy = (viewerId: Param<string>) => sql`
  people_followed as materialized (
    select w.person_id as id, null::text as search_name,
      ${isPartOpen(A_MEMBER, 'w.person_id', 'impacts')} as shows_impacts,
      ${isPartOpen(A_MEMBER, 'w.person_id', 'councils')} as shows_councils,
      ${isPartOpen(A_MEMBER, 'w.person_id', 'leaderboard')} as shows_points
    from person_follows w
    where w.follower_id = ${viewerId}::uuid and w.ended_at is null and not w.is_muted and ${isNotDeactivated('w.person_id')}),
  councils_followed as materialized (
    select w.council_id as id, null::text as search_name
    from council_follows w where w.follower_id = ${viewerId}::uuid and not w.is_muted)`;

/** Whether the community has this area. */
const isOn = (area: CommunityArea) => sql`not exists (select from areas_off where areas_off.area = ${sql.lit(area)})`;

interface Source {
  name: string;
  kind: FeedKind;
  /** The people or councils it's read for, as `f`. */
  of: RawBuilder<unknown>;
  latest: (latest: TimelineQuery) => RawBuilder<TimelineRow>;
  milestone?: RawBuilder<unknown>;
}

const MILESTONES = 'milestones';

/** Only evaluated for people who passed a milestone. */
const pointsOf = (userId: string) => sql<number>`(select p.points from people p where p.id = ${sql.ref(userId)})`;

const sourcesFor = (viewerId: Param<string>): Source[] => [
  {
    name: 'impacts',
    kind: 'impact',
    of: sql`people_followed f where f.shows_impacts`,
    latest: (latest) => latestImpactsOf('f.id', latest),
  },
  {
    name: 'in councils',
    kind: 'impact',
    of: sql`councils_followed f where ${isOn('councils')}`,
    latest: (latest) => latestImpactsIn('f.id', latest, (ownerId) => blockedBetween(ownerId, viewerId)),
  },
  {
    name: 'articles',
    kind: 'article',
    of: sql`people_followed w cross join lateral (
      select p.id, p.search_name from people p where p.id = w.id offset 0) f where ${isNewsCreator('w.id')} and ${isOn('news')}`,
    latest: (latest) => latestArticlesBy('f.id', 'f.search_name', latest),
  },
  {
    name: 'councils',
    kind: 'council',
    of: sql`people_followed f where f.shows_councils and ${isOn('councils')}`,
    latest: (latest) => latestCouncilsOf('f.id', latest),
  },
  {
    name: MILESTONES,
    kind: 'milestone',
    of: sql`people_followed f where f.shows_points`,
    latest: (latest) => latestMilestonesOf('f.id', pointsOf('f.id'), latest),
    milestone: sql`e.milestone`,
  },
];

/** Reads one followed person or council after the other: any other join would read everything they ever did. */
const readFrom = ({ name, kind, latest, milestone }: Source, of: RawBuilder<unknown>, limits: TimelineQuery) => sql`
  select ${sql.lit(name)} as source, ${sql.lit(kind)} as kind, f.id as actor, f.search_name, e.id, e.at,
    ${milestone ?? sql`null::integer`} as milestone
  from (select f.* from ${of}) f cross join lateral (${latest(limits)}) e`;

const united = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` union all `);

/**
 * An impact of a followed person in a followed council is found twice, and a few milestones are read in vain, so the
 * latest entries of three pages are read. Two pages of them without milestones are at least one page of different
 * entries, so nothing older is needed.
 */
const pageOf = (sources: readonly Source[], { before, limit }: TimelineQuery) => sql`
  newest as materialized (
    select found.source, found.actor as id, found.search_name, found.at
    from (${united(sources.map((source) => readFrom(source, source.of, { before, limit: NEWEST_ONLY })))}) found
    order by found.at desc, found.id desc limit 3 * ${limit}::integer),
  oldest as materialized (
    select coalesce((
      select newest.at from newest where newest.source <> ${sql.lit(MILESTONES)}
      order by newest.at desc offset 2 * ${limit}::integer - 1 limit 1), '-infinity'::timestamptz) as at),
  page as materialized (
    select distinct on (found.at, found.id) found.kind, found.actor, found.id, found.at, found.milestone
    from (${united(sources.map((source) => readFrom(source, newestOf(source), { before, since: SINCE, limit })))}) found
    order by found.at desc, found.id desc limit ${limit}::integer)`;

const SINCE = sql<Date>`(select oldest.at from oldest)`;

const newestOf = ({ name }: Source) => sql`newest f where f.source = ${sql.lit(name)}`;

const idsOf = (kind: FeedKind) =>
  sql`array(select page.id from page where page.kind = ${sql.lit(kind)} order by page.at desc, page.id desc)`;

export const readFeed = prepareStatement(
  ['viewerId', 'at', 'after', 'limit'],
  ({ viewerId, at, after, limit }: Given) => sql<FeedRow>`
    with ${followedBy(viewerId)}, ${pageOf(sourcesFor(viewerId), {
      before: at === null || after === null ? null : { at, id: after },
      limit,
    })}
    select exists (select from people_followed) or exists (select from councils_followed) as "followsAnyone",
      (select json_agg(json_build_object('id', page.id, 'kind', page.kind, 'at', page.at, 'key', ${FEED.key},
          'milestone', page.milestone,
          'person', case when page.kind <> 'impact' then ${cardRowOf('page.actor')} end) order by ${FEED.order})
        from page) as entries,
      ${gatherImpacts(idsOf('impact'), viewerId)} as impacts,
      ${gatherArticles(sql`select page.id, '' as key from page where page.kind = 'article'`, sql`n.date desc, n.id desc`)}
        as articles,
      ${gatherCouncils(idsOf('council'), viewerId)} as councils`,
);

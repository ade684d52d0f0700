/** SQL conditions for the filters of opportunity lists. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cellOfPlace, isOnMap, type WhereOnMap } from '#domains/places/server/public.ts';
import type { ApplicationState, OpportunityState } from '#generated/types.gen.ts';
import { all, type Listed } from '#platform/server/db/lists/list-page.repository.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import type { SearchTerm } from '#platform/server/db/search/search-index.repository.ts';

export interface OpportunityFilter {
  /** Approved and not hidden. */
  isPublic?: true;
  /** Each word must match in one of its spellings. */
  words?: readonly SearchTerm[];
  type?: Param<string>;
  category?: Param<string>;
  sdg?: Param<number>;
  /** Whether the caller's points are enough; only for public opportunities. */
  unlocked?: { is: boolean; points: number };
  open?: boolean;
  deadlineFrom?: string;
  deadlineTo?: string;
  where?: WhereOnMap | undefined;
  state?: OpportunityState;
  isHidden?: boolean;
  isFeatured?: boolean;
  owner?: Param<string>;
  /** Saved by this person and public. */
  savedBy?: string;
  appliedBy?: string;
  /** Saved or applied for by this person. */
  followedBy?: string;
  /** This person's latest application is in this state. */
  application?: { by: string; state: ApplicationState };
}

type Condition = RawBuilder<SqlBool>;

/** Where opportunities are on the map. */
export const CELL = cellOfPlace(sql`o.place`);

/** Undecided opportunities have no points and sort last. The index is on exactly this expression. */
export const POINTS = sql`coalesce(o.points_required, 2147483647)`;

export const listedBy = (filter: OpportunityFilter): Listed => ({
  from: sql`opportunities o`,
  where: conditionsOf(filter),
});

/** A search of all public opportunities, in a table much narrower than `opportunities`. Null for other lists. */
export function searchedBy({ words = [], isPublic, ...others }: OpportunityFilter): Listed | null {
  const isOfAll = isPublic === true && Object.values(others).every((value) => value === undefined);
  return words.length > 0 && isOfAll ? { from: sql`opportunity_titles o`, where: words.map(matchesWord) } : null;
}

/** Whether the list is of opportunities that one person saved or applied for, rarely more than dozens. */
export const isOfOnePerson = ({ savedBy: saver, appliedBy: applicant, followedBy, application }: OpportunityFilter) =>
  [saver, applicant, followedBy, application].some((value) => value !== undefined);

export function conditionsOf(filter: OpportunityFilter): Condition[] {
  return [...contentConditions(filter), ...stateConditions(filter), ...personConditions(filter)];
}

function contentConditions(filter: OpportunityFilter): Condition[] {
  const { words = [], type, category, sdg, deadlineFrom, deadlineTo, where } = filter;
  return [
    ...words.map(matchesWord),
    ...when(type, (id) => sql`o.type_id = ${id}::uuid`),
    ...when(category, (id) => sql`o.category_id = ${id}::uuid`),
    ...when(
      sdg,
      (goal) => sql`o.id in (select g.opportunity_id from opportunity_goals g where g.sdg = ${goal}::smallint)`,
    ),
    ...when(deadlineFrom, (day) => sql`(o.deadline >= ${day}::date and ${endsFrom(day)})`),
    ...when(deadlineTo, (day) => sql`(o.deadline <= ${day}::date and ${endsUntil(day)})`),
    ...when(where, (part) => sql`(o.place is not null and ${all(isOnMap(CELL, part))})`),
  ];
}

function matchesWord({ patterns }: SearchTerm): Condition {
  const each = patterns.map((pattern) => sql`o.search_text like ${pattern}`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Of rows of `opportunity_partners` as `k`: triggers remove the name of a partner who has left or lost the role. */
export const IS_FORMER_PARTNER = sql<SqlBool>`k.search_name is null`;

/** Redundant bounds on closes_at, so that the index is used: any time zone is within these hours of UTC. */
const endsFrom = (day: string) => sql`o.closes_at >= ${day}::date::timestamp at time zone 'UTC' + interval '9 hours'`;
const endsUntil = (day: string) => sql`o.closes_at <= ${day}::date::timestamp at time zone 'UTC' + interval '37 hours'`;

/** Neither closed early nor by the deadline, which may have passed since the job last recorded it. */
const IS_UNCLOSED = sql`o.closed_at is null and o.closes_at > now()`;
/** Those that would be open if their partner hadn't left. By id, which every index has. */
const LEFT_BEHIND = sql`
  select behind.id from opportunity_partners k join opportunities behind on behind.owner_id = k.owner_id
  where ${IS_FORMER_PARTNER} and k.unclosed > 0
    and behind.is_public and not behind.is_full and behind.closed_at is null`;
export const IS_LEFT_BEHIND = sql<SqlBool>`o.id = any(array(${LEFT_BEHIND}))`;
/** Not by the array, which would be searched for each match of a search. */
const HAS_PARTNER = sql`o.id not in (${LEFT_BEHIND})`;
export const IS_OPEN = sql<SqlBool>`(o.is_public and not o.is_full and ${IS_UNCLOSED} and ${HAS_PARTNER})`;
/**
 * The same for a search, which finds open opportunities by an index of their words alone. PostgreSQL expects few to be
 * before their deadline, and would also scan the index of deadlines for them, although they're the very same rows;
 * `is true` keeps it from that.
 */
const IS_OPEN_AND_FOUND = sql<SqlBool>`(o.is_public and not o.is_full and o.closed_at is null
  and (o.closes_at > now()) is true and ${HAS_PARTNER})`;
const STATES: Record<OpportunityState, Condition> = {
  pending: sql`o.is_verified is null`,
  approved: sql`(o.is_verified and ${IS_UNCLOSED})`,
  declined: sql`o.is_verified is false`,
  closed: sql`(o.is_verified and (o.closed_at is not null or o.closes_at <= now()))`,
};

function stateConditions(filter: OpportunityFilter): Condition[] {
  const { words = [], isPublic, unlocked, open, state, isHidden, isFeatured } = filter;
  const isOpen = words.length > 0 ? IS_OPEN_AND_FOUND : IS_OPEN;
  return [
    ...when(isPublic, () => sql`o.is_public`),
    ...when(unlocked, ({ is, points }) => (is ? sql`${POINTS} <= ${points}` : sql`${POINTS} > ${points}`)),
    ...when(open, (is) =>
      is ? isOpen : sql`(o.is_full or o.closed_at is not null or o.closes_at <= now() or ${IS_LEFT_BEHIND})`,
    ),
    ...when(state, (name) => STATES[name]),
    ...when(isHidden, (is) => (is ? sql`o.is_hidden` : sql`not o.is_hidden`)),
    ...when(isFeatured, (is) => (is ? sql`o.is_featured` : sql`not o.is_featured`)),
  ];
}

const savedBy = (userId: string) => sql`select f.opportunity_id from opportunity_favourites f
  where f.user_id = ${userId}::uuid and f.removed_at is null`;
const appliedBy = (userId: string) =>
  sql`select a.opportunity_id from opportunity_applications a where a.applicant_id = ${userId}::uuid`;

/** People can only apply again after withdrawing, so an application that isn't withdrawn is the latest. */
function latestIn(userId: string, state: ApplicationState) {
  const inState = sql`${appliedBy(userId)} and a.state = ${state}`;
  return state === 'withdrawn'
    ? sql`${inState} and not exists (select from opportunity_applications later
        where later.opportunity_id = a.opportunity_id and later.applicant_id = a.applicant_id
          and later.state <> 'withdrawn')`
    : inState;
}

function personConditions({ owner, application, ...filter }: OpportunityFilter): Condition[] {
  // The condition on this person's application implies these two.
  const unlessApplied = (userId: string | undefined) => (userId === application?.by ? undefined : userId);
  return [
    ...when(owner, (id) => sql`o.owner_id = ${id}::uuid`),
    ...when(filter.savedBy, (id) => sql`(o.is_public and o.id in (${savedBy(id)}))`),
    ...when(unlessApplied(filter.appliedBy), (id) => sql`o.id in (${appliedBy(id)})`),
    ...when(
      unlessApplied(filter.followedBy),
      // An array, so that these few are looked up by id: a join would search all opportunities for them.
      (id) => sql`o.id = any(array(${savedBy(id)} union ${appliedBy(id)}))
        and (o.is_public or o.id in (${appliedBy(id)}))`,
    ),
    ...when(application, ({ by, state }) => sql`o.id = any(array(${latestIn(by, state)}))`),
  ];
}

function when<T>(value: T | undefined, say: (value: T) => Condition): Condition[] {
  return value === undefined ? [] : [say(value)];
}

/**
 * Turns list filters into conditions, and picks the driving table of the query: that of judges, participants or goals,
 * or the impacts themselves.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { EVERYWHERE, isOnMap, type WhereOnMap } from '#domains/places/server/public.ts';
import { all } from '#platform/server/db/lists/list-page.repository.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import { matchesTerm, type SearchTerm } from '#platform/server/db/search/search-index.repository.ts';
import type { ImpactState } from '../../lifecycle.ts';

/** The non-public impacts that the viewer took part in; null for none. */
type Own = Param<readonly string[]> | null;

/** What the list may show: all impacts; those not hidden or those public, plus the viewer's own; or only their own. */
export type Scope = { kind: 'all' } | { kind: 'shown' | 'public' | 'own'; own: Own };

export interface ImpactFilter {
  scope: Scope;
  /** All must match, unless one of `named` took part. */
  sought?: readonly SearchTerm[];
  /** The people whom a search is for, by their ids. Without `sought`, one of them must have taken part. */
  named?: readonly string[];
  /** LIKE patterns that the location must all match. */
  placeWords?: readonly string[];
  /** One of them must equal the search location. */
  places?: readonly string[];
  where?: WhereOnMap;
  impactYear?: Param<number>;
  sdg?: Param<number>;
  eventType?: Param<string>;
  council?: Param<string>;
  /** Owner or member. */
  participant?: Param<string>;
  /** Whether `participant` is the owner. */
  isOwner?: boolean;
  state?: ImpactState;
  isFeatured?: boolean;
  isHidden?: boolean;
  isAppeal?: boolean;
  /** A judge or an admin who has decided on it. */
  reviewer?: Param<string>;
  approvedBy?: Param<string>;
  notApprovedBy?: Param<string>;
  /** Pending, and this person may still decide. */
  reviewableBy?: Param<string>;
  /** Whether there has been no decision yet. */
  isUntouched?: boolean;
  /** Without those that await an answer, and those that another judge has asked about and decides first. */
  isFreeFor?: Param<string>;
  /** Whether this person asked about it, has an answer and decides first. */
  isAnsweredTo?: { personId: Param<string>; is: boolean };
}

type Sql = RawBuilder<unknown>;
type Condition = RawBuilder<SqlBool>;

/** The driving table of a list's query, with its joins and conditions. */
export interface DrivingTable {
  from: Sql;
  where: Condition[];
  /** The column of that table with the impact's id. */
  id: Sql;
}

export function drivingTableOf(given: ImpactFilter): DrivingTable {
  const filter = simplify(given);
  const { sdg, participant, isOwner, reviewer, approvedBy } = filter;
  const ofImpact = conditionsOf(filter);
  if (reviewer !== undefined) {
    const rest = [...sharedConditions('i', filter), ...goalCondition(filter), ...ofImpact];
    const where = [sql<SqlBool>`r.reviewer_id = ${reviewer}::uuid`, ...rest];
    return { from: sql`impact_reviewers r join impacts i on i.id = r.impact_id`, where, id: sql`r.impact_id` };
  }
  if (approvedBy !== undefined) {
    const rest = [...sharedConditions('r', filter), ...ofImpact];
    const where = [sql<SqlBool>`r.reviewer_id = ${approvedBy}::uuid and r.has_approved`, ...rest];
    const goal = sdg === undefined ? sql`` : sql` join impact_goals g on g.impact_id = r.impact_id and g.sdg = ${sdg}`;
    return { from: sql`${joining('r', ofImpact)}${goal}`, where, id: sql`r.impact_id` };
  }
  if (participant !== undefined) {
    const as = isOwner === undefined ? [] : [sql<SqlBool>`p.is_owner = ${isOwner}`];
    const rest = [...sharedConditions('i', filter), ...goalCondition(filter), ...ofImpact];
    const where = [sql<SqlBool>`p.user_id = ${participant}::uuid`, ...as, ...rest];
    return { from: sql`impact_people p join impacts i on i.id = p.impact_id`, where, id: sql`p.impact_id` };
  }
  // The goals' table duplicates the columns that the most common filters need.
  if (sdg !== undefined && filter.scope.kind !== 'own' && (filter.state ?? 'verified') === 'verified') {
    const { eventType, ...others } = filter;
    const inScope = filter.scope.kind === 'shown' ? scopeCondition('i', filter) : [];
    const onGoal = [
      sql<SqlBool>`g.sdg = ${sdg}`,
      ...(eventType === undefined ? [] : [sql<SqlBool>`g.event_type_id = ${eventType}::uuid`]),
      ...(filter.scope.kind === 'shown' ? yearCondition('g', filter) : sharedConditions('g', filter)),
    ];
    const onImpact = [...inScope, ...conditionsOf(others)];
    return { from: joining('g', onImpact), where: [...onGoal, ...onImpact], id: sql`g.impact_id` };
  }
  return {
    from: sql`impacts i`,
    where: [...sharedConditions('i', filter), ...goalCondition(filter), ...ofImpact],
    id: sql`i.id`,
  };
}

/** Those that only the impact's own columns know. */
const conditionsOf = (filter: ImpactFilter): Condition[] => [
  ...contentConditions(filter),
  ...stateConditions(filter),
  ...reviewConditions(filter),
];

/** The indexed expression for an impact's words and its year. */
const TERMS = sql`impact_terms(i.search_words, i.impact_year)`;

/** The condition on the year, for a table that has a copy of it. */
export function yearCondition(
  table: 'i' | 'g' | 'r' | 'l',
  { impactYear, sought = [], named }: Pick<ImpactFilter, 'impactYear' | 'sought' | 'named'>,
): Condition[] {
  if (impactYear === undefined) return [];
  const isByTerms = table === 'i' && named === undefined && sought.some(({ words }) => words !== null);
  if (isByTerms) return [sql`${TERMS} @> array[${impactYear}::smallint::text]`];
  return [sql`${sql.raw(table)}.impact_year = ${impactYear}`];
}

/** Drops implied conditions, which would keep the database from using an index. */
export function simplify(filter: ImpactFilter): ImpactFilter {
  const { scope, state, isHidden, approvedBy } = filter;
  const isUnlisted = isHidden === true || (state !== undefined && state !== 'verified');
  if (scope.kind === 'public' && isUnlisted) return { ...filter, scope: { kind: 'own', own: scope.own } };
  if (scope.kind === 'all' || scope.kind === 'own' || state !== 'verified') return filter;
  // Judges never take part in what they approve.
  const own = approvedBy === undefined ? scope.own : null;
  const { state: _verified, ...rest } = filter;
  return own === null ? { ...rest, scope: { kind: 'public', own } } : { ...filter, scope: { kind: 'public', own } };
}

function joining(table: 'g' | 'r', conditions: readonly Condition[]): Sql {
  const from = table === 'g' ? sql`impact_goals g` : sql`impact_reviewers r`;
  return conditions.length === 0 ? from : sql`${from} join impacts i on i.id = ${sql.raw(table)}.impact_id`;
}

/** The conditions on the year and the scope, for a table that has copies of the year and of `is_public`. */
function sharedConditions(table: 'i' | 'g' | 'r', filter: ImpactFilter): Condition[] {
  const canSay = table === 'i' || filter.scope.kind === 'public' || filter.scope.kind === 'all';
  return [...yearCondition(table, filter), ...scopeCondition(canSay ? table : 'i', filter)];
}

function scopeCondition(table: 'i' | 'g' | 'r', { scope }: ImpactFilter): Condition[] {
  if (scope.kind === 'all') return [];
  const row = sql.raw(table);
  const id = table === 'i' ? sql`i.id` : sql`${row}.impact_id`;
  const isOwn = sql<SqlBool>`${id} = any(${scope.own ?? []}::uuid[])`;
  if (scope.kind === 'own') return [isOwn];
  const seen = scope.kind === 'shown' ? sql<SqlBool>`not i.is_hidden` : sql<SqlBool>`${row}.is_public`;
  return scope.own === null ? [seen] : [sql<SqlBool>`(${seen} or ${isOwn})`];
}

/** The year is repeated on the goals' table, so that only that year's impacts are read from its index. */
function goalCondition({ sdg, impactYear }: ImpactFilter): Condition[] {
  if (sdg === undefined) return [];
  const ofGoal = [
    sql<SqlBool>`g.impact_id = i.id`,
    sql<SqlBool>`g.sdg = ${sdg}`,
    ...yearCondition('g', { impactYear }),
  ];
  return [sql`exists (select from impact_goals g where ${all(ofGoal)})`];
}

/** Where impacts are on the map. */
export const CELL = { x: sql`i.map_x`, y: sql`i.map_y` };

function contentConditions({
  placeWords = [],
  places,
  where = EVERYWHERE,
  eventType,
  council,
  ...search
}: ImpactFilter): Condition[] {
  return [
    ...searchConditions(search),
    ...placeWords.map((pattern) => sql<SqlBool>`i.search_location like ${pattern}`),
    ...(places === undefined ? [] : [isAt(places)]),
    ...isOnMap(CELL, where),
    ...(eventType === undefined ? [] : [sql<SqlBool>`i.event_type_id = ${eventType}::uuid`]),
    ...(council === undefined ? [] : [sql<SqlBool>`i.council_id = ${council}::uuid`]),
  ];
}

/** Both halves of the `or` are read from an index: the ids of the people's impacts come first, as an array. */
function searchConditions({ sought, named }: Pick<ImpactFilter, 'sought' | 'named'>): Condition[] {
  const inText = (sought ?? []).map((each) => matchesTerm(each, { text: sql`i.search_text`, words: TERMS }));
  if (named === undefined) return inText;
  const tookPart = sql<SqlBool>`i.id = any(array(
    select took.impact_id from impact_people took where took.user_id = any(${[...named]}::uuid[])))`;
  return [sought === undefined ? tookPart : sql`(${all(inText)} or ${tookPart})`];
}

/** With `=` for a single place, the index returns the impacts in the order of their ids. */
const isAt = (places: readonly string[]): Condition =>
  places.length === 1 ? sql`i.search_location = ${places[0]}` : sql`i.search_location = any(${[...places]}::text[])`;

const STATES: Record<ImpactState, Condition> = {
  pending: sql`i.is_verified is null`,
  verified: sql`i.is_verified is true`,
  declined: sql`i.is_verified is false`,
};

function stateConditions({ state, isFeatured, isHidden, isAppeal }: ImpactFilter): Condition[] {
  const whether = (value: boolean | undefined, condition: Condition) =>
    value === undefined ? [] : [value ? condition : sql<SqlBool>`not (${condition})`];
  return [
    ...(state === undefined ? [] : [STATES[state]]),
    ...whether(isFeatured, sql`i.is_featured`),
    ...whether(isHidden, sql`i.is_hidden`),
    ...whether(isAppeal, sql`i.appeal_id is not null`),
  ];
}

function reviewConditions(filter: ImpactFilter): Condition[] {
  const { notApprovedBy, reviewableBy, isUntouched, isFreeFor, isAnsweredTo } = filter;
  const notBy = (personId: Param<string>) => sql<SqlBool>`not ${personId}::uuid = any(i.verified_by)`;
  return [
    ...(notApprovedBy === undefined ? [] : [notBy(notApprovedBy)]),
    ...(isUntouched === undefined ? [] : [sql<SqlBool>`(i.decisions = 0) = ${isUntouched}`]),
    ...(isFreeFor === undefined ? [] : [sql<SqlBool>`not i.id = any(${keptFrom(isFreeFor)})`]),
    ...(isAnsweredTo === undefined ? [] : [whetherAnsweredTo(isAnsweredTo)]),
    ...(reviewableBy === undefined
      ? []
      : [
          notBy(reviewableBy),
          sql<SqlBool>`i.declined_by is distinct from ${reviewableBy}::uuid`,
          sql<SqlBool>`not exists (
            select from impact_people own where own.impact_id = i.id and own.user_id = ${reviewableBy}::uuid)`,
        ]),
  ];
}

/** Few, and read once from an index of their own: the queue's index doesn't have to know them. */
const askedAbout = (which: Condition): RawBuilder<string[]> => sql`array(
  select asked.id from impacts asked
  where asked.is_verified is null and asked.asked_by is not null and asked.kept_until > now() and ${which})`;

/** Those that await an answer, and those that another judge decides first. */
export const keptFrom = (personId: Param<string>): RawBuilder<string[]> =>
  askedAbout(sql`(asked.open_question is not null or asked.asked_by <> ${personId}::uuid)`);

function whetherAnsweredTo({ personId, is }: { personId: Param<string>; is: boolean }): Condition {
  const answered = askedAbout(sql`asked.open_question is null and asked.asked_by = ${personId}::uuid`);
  return is ? sql`i.id = any(${answered})` : sql`not i.id = any(${answered})`;
}

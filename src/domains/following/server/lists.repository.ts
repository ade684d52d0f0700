/** Whom and what someone follows, their followers, and whom they block: a page of each is one prepared statement. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { councilNamed, isApproved } from '#domains/councils/server/public.ts';
import { type CardRow, cardRowOf, isNotDeactivated } from '#domains/people/server/public.ts';
import type { FollowKind, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import {
  COUNTED_UP_TO,
  countOf,
  readCountedPage,
  selectWithTotal,
} from '#platform/server/db/lists/list-page.repository.ts';
import {
  isUsualRange,
  NEXT_PAGE,
  PLACE_VALUES,
  type PlaceGiven,
  placeGiven,
  placeOf,
} from '#platform/server/db/lists/whole-page.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface FollowedRow {
  id: string;
  person: CardRow | null;
  council: { id: string; councilTitle: string } | null;
  isMuted: boolean;
  followedAt: Date;
}

export interface FollowerRow {
  id: string;
  person: CardRow;
  isFollowed: boolean;
  followedAt: Date;
}

export interface BlockedRow {
  id: string;
  person: CardRow;
  blockedAt: Date;
}

interface Declared {
  order: ListOrder;
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  rows?: string;
  where: RawBuilder<SqlBool>[];
}

interface Given extends PlaceGiven {
  userId: Param<string>;
  /** Whether the total is known to have reached the number up to which lists count. */
  isKnown: boolean;
}

export interface OwnList<Row> {
  order: ListOrder;
  read: (db: Db, userId: string, page: PageRequest<ListOrder>) => Promise<{ rows: Row[]; meta: PageMeta }>;
}

function declareList<Row extends { id: string }>(
  order: ListOrder,
  listFor: (userId: Param<string>) => Omit<Declared, 'order'>,
): OwnList<Row> {
  const readPage = prepareStatement(
    ['userId', ...PLACE_VALUES],
    ({ userId, isKnown, ...place }: Given) =>
      selectWithTotal<Row>(listFor(userId), order, placeOf(place), isKnown ? sql.lit(COUNTED_UP_TO) : undefined),
    { examples: [{ userId: GIVEN, isKnown: false, ...NEXT_PAGE }] },
  );
  return {
    order,
    read: (db, userId, page) =>
      readCountedPage<Row>(db, page, countOf(listFor(userId)), (isKnown) =>
        readPage(db, { userId, ...placeGiven(page), isKnown }, { isPlannedOnce: isUsualRange(page) }),
      ),
  };
}

const PEOPLE = declareList<FollowedRow>(orderOf('followed people', sql`f.id`, descending()), (userId) => ({
  columns: sql`f.id, ${cardRowOf('f.person_id')} as person, null as council, f.is_muted as "isMuted",
    f.followed_at as "followedAt"`,
  from: sql`person_follows f`,
  rows: 'f',
  where: [sql`f.follower_id = ${userId}::uuid and f.ended_at is null`, isNotDeactivated('f.person_id')],
}));

const COUNCILS = declareList<FollowedRow>(orderOf('followed councils', sql`f.id`, descending()), (userId) => ({
  columns: sql`f.id, null as person, council.json as council, f.is_muted as "isMuted",
    f.followed_at as "followedAt"`,
  from: sql`council_follows f left join lateral ${councilNamed('f.council_id')} council on true`,
  where: [sql`f.follower_id = ${userId}::uuid`, isApproved('f.council_id')],
}));

export const FOLLOWED: Record<FollowKind, OwnList<FollowedRow>> = { person: PEOPLE, council: COUNCILS };

export const FOLLOWERS = declareList<FollowerRow>(orderOf('followers', sql`f.id`, descending()), (userId) => ({
  columns: sql`f.id, ${cardRowOf('f.follower_id')} as person, f.followed_at as "followedAt",
    exists (select from person_follows back where back.follower_id = ${userId}::uuid
      and back.person_id = f.follower_id and back.ended_at is null) as "isFollowed"`,
  from: sql`person_follows f`,
  rows: 'f',
  where: [sql`f.person_id = ${userId}::uuid and f.ended_at is null`, isNotDeactivated('f.follower_id')],
}));

export const BLOCKED = declareList<BlockedRow>(orderOf('blocked', sql`b.id`, descending()), (userId) => ({
  columns: sql`b.id, ${cardRowOf('b.blocked_id')} as person, b.blocked_at as "blockedAt"`,
  from: sql`person_blocks b`,
  rows: 'b',
  where: [sql`b.blocker_id = ${userId}::uuid`, isNotDeactivated('b.blocked_id')],
}));

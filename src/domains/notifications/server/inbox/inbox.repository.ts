import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { NotificationKind, PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import {
  COUNTED_UP_TO,
  countOf,
  readCountedPage,
  readListPage,
  selectPage,
  selectWithTotal,
  toListPage,
} from '#platform/server/db/lists/list-page.repository.ts';
import {
  FIRST_PAGE,
  isUsualRange,
  NEXT_PAGE,
  PLACE_VALUES,
  type PlaceGiven,
  placeGiven,
  placeOf,
} from '#platform/server/db/lists/whole-page.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export type StoredTexts = Readonly<Record<string, string>> | null;

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  title: string;
  body: string | null;
  /** By language, where it differs; null for one written before other languages were stored. */
  titles: StoredTexts;
  bodies: StoredTexts;
  link: string | null;
  actor: CardRow | null;
  readAt: Date | null;
  createdAt: Date;
}

export interface NumberedRow extends NotificationRow {
  number: number;
}

export interface ListFilter {
  userId: Param<string>;
  isRead: boolean | undefined;
  /** Undefined for all kinds. */
  kinds: readonly NotificationKind[] | undefined;
}

/** A person's newest sequence number and unread count. */
export interface InboxCounters {
  lastNumber: number;
  unread: number;
}

const COLUMNS = sql`
  n.id, n.kind, n.title, n.body, n.titles, n.bodies, n.link, n.read_at as "readAt", n.created_at as "createdAt",
  ${cardRowOf('n.actor_id')} as actor`;

export const NOTIFICATIONS = orderOf('notifications', sql`n.id`, descending());

const isAbout = ({ userId, isRead }: Pick<ListFilter, 'userId' | 'isRead'>): RawBuilder<SqlBool>[] => [
  sql`n.user_id = ${userId}::uuid`,
  ...(isRead === undefined ? [] : [isRead ? sql<SqlBool>`n.read_at is not null` : sql<SqlBool>`n.read_at is null`]),
];

interface Given extends Pick<ListFilter, 'userId' | 'isRead'>, PlaceGiven {
  isKnown: boolean;
}

const unreadUpTo = (userId: Param<string>) => sql<number>`least(coalesce(
  (select inbox.unread from notification_counters inbox where inbox.user_id = ${userId}::uuid), 0), ${sql.lit(COUNTED_UP_TO)})`;

const readPage = prepareStatement(
  ['userId', ...PLACE_VALUES],
  ({ userId, isRead, isKnown, ...place }: Given) =>
    selectWithTotal<NotificationRow>(
      { columns: COLUMNS, from: sql`notifications n`, where: isAbout({ userId, isRead }) },
      NOTIFICATIONS,
      placeOf(place),
      isKnown ? sql.lit(COUNTED_UP_TO) : isRead === false ? unreadUpTo(userId) : undefined,
    ),
  {
    examples: [
      { userId: GIVEN, isRead: undefined, isKnown: false, ...FIRST_PAGE },
      { userId: GIVEN, isRead: false, isKnown: false, ...NEXT_PAGE },
    ],
  },
);

/** Each kind is read separately, so that each uses the index. */
export async function listInbox(
  db: Db,
  filter: ListFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: NotificationRow[]; meta: PageMeta }> {
  const { userId, isRead } = filter;
  const all = { from: sql`notifications n`, where: isAbout(filter) };
  // The total of unread notifications isn't remembered: people who read many at once should see how many are left.
  const isTotalCached = isRead !== false;
  if (!filter.kinds) {
    const given = { userId, isRead, ...placeGiven(page) };
    const read = (isKnown: boolean) => readPage(db, { ...given, isKnown }, { isPlannedOnce: isUsualRange(page) });
    return isTotalCached ? readCountedPage(db, page, countOf(all), read) : toListPage(page, await read(false));
  }
  const kinds = [...filter.kinds];
  const ofKind = { ...all, where: [sql<SqlBool>`n.kind = asked.kind`, ...all.where] };
  const { limit, offset, after, order } = page;
  const newest = selectPage(sql`n.*`, ofKind, order, { limit: limit + offset, offset: 0, after });
  return readListPage(db, page, {
    columns: COLUMNS,
    from: sql`unnest(${kinds}::text[]) as asked (kind), lateral (${newest}) n`,
    where: [],
    counted: { ...all, where: [...all.where, sql`n.kind = any(${kinds}::text[])`] },
  });
}

/** Oldest first. */
export async function listAfter(db: Db, userId: string, after: number, limit: number): Promise<NumberedRow[]> {
  const { rows } = await sql<NotificationRow & { number: string }>`
    select ${COLUMNS}, n.number from notifications n
    where n.user_id = ${userId} and n.number > ${after} order by n.number limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

export async function findNumber(db: Db, userId: string, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('notifications')
    .select('number')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.number == null ? null : Number(row.number);
}

/** The sequence number to resume from after an id that has expired; null if the person has no notifications. */
export async function findNumberBefore(db: Db, userId: string, id: string): Promise<number | null> {
  const { rows } = await sql<{ number: string | null }>`
    select coalesce(
      (select number from notifications where user_id = ${userId} and id < ${id} order by id desc limit 1),
      (select number - 1 from notifications where user_id = ${userId} order by number limit 1)) as number`.execute(db);
  const number = rows[0]?.number ?? null;
  return number === null ? null : Number(number);
}

/** The latest remaining notification up to a number. */
export async function findLastIdUpTo(db: Db, userId: string, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`number <= ${number}`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** People who never had a notification are missing. */
export async function readInboxCounters(db: Db | Tx, userIds: readonly string[]): Promise<Map<string, InboxCounters>> {
  const rows = await db
    .selectFrom('notification_counters')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map((row) => [row.user_id, { lastNumber: Number(row.last_number), unread: row.unread }]));
}

/** The unread count of the person in column `userId`, for other domains' statements. */
export const unreadOf = (userId: string): RawBuilder<number> => sql`coalesce(
  (select inbox.unread from notification_counters inbox where inbox.user_id = ${sql.ref(userId)}), 0)`;

export async function findNotification(db: Db, userId: string, id: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Marks one, or up to `most` of all, and notifies the person's open streams. Locks the counter first, as inserts do, so
 * that the two can't deadlock.
 *
 * @returns the number newly marked.
 */
export async function markRead(tx: Tx, userId: string, which: { id: string } | { most: number }): Promise<number> {
  await sql`select from notification_counters where user_id = ${userId} for update`.execute(tx);
  const chosen =
    'id' in which
      ? sql`id = ${which.id} and user_id = ${userId} and read_at is null`
      : sql`id in (select id from notifications where user_id = ${userId} and read_at is null order by id limit ${which.most})`;
  const { numAffectedRows = 0n } = await sql`
    update notifications set read_at = now() where number is not null and ${chosen}`.execute(tx);
  const marked = Number(numAffectedRows);
  if (marked === 0) return 0;
  await sql`update notification_counters set unread = unread - ${marked} where user_id = ${userId}`.execute(tx);
  await sql`select pg_notify('notifications', ${userId})`.execute(tx);
  return marked;
}

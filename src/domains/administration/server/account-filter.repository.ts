/** The SQL of the account filters and sort orders. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchNameOf } from '#domains/people/server/public.ts';
import type { AccountStatus, ListAllUsersData, Role } from '#generated/types.gen.ts';
import {
  ascending,
  byCount,
  byMoment,
  byWords,
  descending,
  type ListOrder,
  ordersOf,
} from '#platform/server/db/lists/list-order.ts';
import { matchesTerm, type SearchTerm } from '#platform/server/db/search/search-index.repository.ts';
import { KEYS } from '#platform/server/http/lists/keyset-cursor.ts';

export interface AccountFilter {
  id?: string;
  role?: Role;
  status?: AccountStatus;
  /** Days in UTC, both inclusive, or moments, the second exclusive. */
  from?: string;
  to?: string;
  /** Each must occur in the name or the email address. */
  sought?: readonly SearchTerm[];
}

export type AccountSort = NonNullable<NonNullable<ListAllUsersData['query']>['sort']>;

const seen = sql`coalesce(u.last_seen_at, '-infinity'::timestamptz)`;
const seenAt = byMoment(sql`u.last_seen_at`);
const NEVER = '-infinity';
const bySeen = {
  ...byMoment(seen),
  key: sql<string>`coalesce(${seenAt.key}, ${NEVER})`,
  isKey: (key: string) => key === NEVER || seenAt.isKey(key),
};
export const ORDERS: Record<AccountSort, ListOrder> = {
  ...ordersOf('accounts', sql`u.id`, {
    newest: descending(byMoment(sql`u.created_at`)),
    oldest: ascending(byMoment(sql`u.created_at`)),
    name: ascending(byWords(sql`u.search_name collate "C"`, searchNameOf)),
    points: descending(byCount(sql`u.points`), 'asc'),
    last_seen: descending(bySeen),
  }),
  email: {
    name: 'accounts:email',
    isKey: KEYS.words,
    key: sql`u.email::text`,
    compare: ({ key }) => sql`u.email > ${key}::citext`,
    order: sql`u.email`,
  },
};

export function conditionsOf({ id, role, status, from, to, sought = [] }: AccountFilter): RawBuilder<SqlBool>[] {
  return [
    ...(id === undefined ? [] : [sql<SqlBool>`u.id = ${id}::uuid`]),
    ...(role === undefined ? [] : [sql<SqlBool>`u.role = ${role}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`u.status = ${status}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`u.created_at >= ${momentOf(from, 0)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`u.created_at < ${momentOf(to, 1)}`]),
    ...sought.map((each) => matchesTerm(each, { text: sql`u.account_text`, words: sql`u.account_words` })),
  ];
}

/** Leaves a moment unchanged; for a day, returns its start plus `later` days. */
function momentOf(dayOrMoment: string, later: number): Date {
  const moment = new Date(dayOrMoment);
  if (IS_DAY.test(dayOrMoment)) moment.setUTCDate(moment.getUTCDate() + later);
  return moment;
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

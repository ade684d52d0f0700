/** The SQL of the account filters and sort orders. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AccountStatus, ListAllUsersData, Role } from '#generated/types.gen.ts';
import type { Sought } from '#platform/db/known-words.repository.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';

export interface AccountFilter {
  id?: string;
  role?: Role;
  status?: AccountStatus;
  /** Days in UTC, both inclusive, or moments, the second exclusive. */
  from?: string;
  to?: string;
  /** Each must occur in the name or the email address. */
  sought?: readonly Sought[];
}

export type AccountSort = NonNullable<NonNullable<ListAllUsersData['query']>['sort']>;

type Sql = RawBuilder<unknown>;

interface Order {
  by: Sql;
  /** The sort key as text, without loss of precision. */
  key: RawBuilder<string>;
  isKey: (key: string) => boolean;
  /** The rows after this key and id. */
  past: (key: string, id: string) => RawBuilder<SqlBool>;
}

const NEVER = '-infinity';
const moment = (column: Sql) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const seen = sql`coalesce(u.last_seen_at, '-infinity'::timestamptz)`;

export const ORDERS: Record<AccountSort, Order> = {
  newest: {
    by: sql`u.created_at desc, u.id desc`,
    key: moment(sql`u.created_at`),
    isKey: KEYS.moment,
    past: (key, id) => sql`(u.created_at, u.id) < (${key}::timestamptz, ${id}::uuid)`,
  },
  oldest: {
    by: sql`u.created_at, u.id`,
    key: moment(sql`u.created_at`),
    isKey: KEYS.moment,
    past: (key, id) => sql`(u.created_at, u.id) > (${key}::timestamptz, ${id}::uuid)`,
  },
  name: {
    by: sql`u.search_name collate "C", u.id`,
    key: sql`u.search_name`,
    isKey: KEYS.words,
    past: (key, id) => sql`(u.search_name collate "C", u.id) > (${key}, ${id}::uuid)`,
  },
  email: {
    by: sql`u.email`,
    key: sql`u.email::text`,
    isKey: KEYS.words,
    past: (key) => sql`u.email > ${key}::citext`,
  },
  points: {
    by: sql`u.points desc, u.id`,
    key: sql`u.points::text`,
    isKey: KEYS.count,
    past: (key, id) => sql`u.points <= ${Number(key)} and (u.points < ${Number(key)} or u.id > ${id}::uuid)`,
  },
  last_seen: {
    by: sql`${seen} desc, u.id desc`,
    key: sql`case when u.last_seen_at is null then ${NEVER} else ${moment(sql`u.last_seen_at`)} end`,
    isKey: (key) => key === NEVER || KEYS.moment(key),
    past: (key, id) => sql`(${seen}, u.id) < (${key}::timestamptz, ${id}::uuid)`,
  },
};

export function conditionsOf({ id, role, status, from, to, sought = [] }: AccountFilter): RawBuilder<SqlBool>[] {
  return [
    ...(id === undefined ? [] : [sql<SqlBool>`u.id = ${id}::uuid`]),
    ...(role === undefined ? [] : [sql<SqlBool>`u.role = ${role}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`u.status = ${status}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`u.created_at >= ${momentOf(from, 0)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`u.created_at < ${momentOf(to, 1)}`]),
    ...sought.map((each) =>
      'words' in each
        ? sql<SqlBool>`u.account_words && ${[...each.words]}::text[]`
        : sql<SqlBool>`u.account_text like any(${[...each.patterns]}::text[])`,
    ),
  ];
}

/** A moment unchanged; a day as its start, plus so many days. */
function momentOf(dayOrMoment: string, later: number): Date {
  const moment = new Date(dayOrMoment);
  if (IS_DAY.test(dayOrMoment)) moment.setUTCDate(moment.getUTCDate() + later);
  return moment;
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

export function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`;
}

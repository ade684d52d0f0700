import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { PageMeta, Scope } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface StoredToken {
  id: string;
  userId: string;
  ending: string;
  name: string;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  lastUsedFrom: string | null;
}

const COLUMNS = sql<StoredToken>`t.id, t.user_id as "userId", t.ending, t.name, t.scopes, t.created_at as "createdAt",
  t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt", t.last_used_from as "lastUsedFrom"`;
const IS_LIVE = sql<boolean>`t.ended_at is null and t.expires_at > now()`;

/** The newest first: ids are ordered by time. */
export const HELD_TOKENS = orderOf('programTokens', sql`t.id`, descending());

/** A person's own that can be used, the newest first. */
export async function listTokensOf(db: Db | Tx, userId: string): Promise<StoredToken[]> {
  const { rows } = await sql<StoredToken>`
    select ${COLUMNS} from program_tokens t where t.user_id = ${userId}::uuid and ${IS_LIVE}
    order by t.id desc`.execute(db);
  return rows;
}

/** Everyone's that can be used. */
export const listHeldTokens = (
  db: Db,
  page: PageRequest<ListOrder>,
): Promise<{ rows: StoredToken[]; meta: PageMeta }> =>
  readListPage(db, page, { columns: COLUMNS, from: sql`program_tokens t`, where: [IS_LIVE] });

type NewToken = Pick<StoredToken, 'userId' | 'ending' | 'name' | 'scopes'> & { hash: Buffer; days: number };

export async function insertToken(tx: Tx, token: NewToken): Promise<StoredToken> {
  const { userId, hash, ending, name, scopes, days } = token;
  const { rows } = await sql<StoredToken>`
    insert into program_tokens as t (id, user_id, token_hash, ending, name, scopes, expires_at)
    values (${uuidv7()}, ${userId}, ${hash}, ${ending}, ${name}, ${scopes}::text[], now() + make_interval(days => ${days}))
    returning ${COLUMNS}`.execute(tx);
  const [inserted] = rows;
  if (!inserted) throw new Error('The token was not inserted');
  return inserted;
}

/** @param holderId null for anyone's. @returns undefined if there's none that can be used. */
export async function markTokenEnded(
  tx: Tx,
  { id, holderId }: { id: string; holderId: string | null },
): Promise<StoredToken | undefined> {
  const isHolder = holderId === null ? sql`true` : sql`t.user_id = ${holderId}::uuid`;
  const { rows } = await sql<StoredToken>`
    update program_tokens t set ended_at = now() where t.id = ${id}::uuid and ${isHolder} and ${IS_LIVE}
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

export async function endTokensOf(tx: Tx, userId: string): Promise<void> {
  await sql`update program_tokens set ended_at = now() where user_id = ${userId}::uuid and ended_at is null`.execute(
    tx,
  );
}

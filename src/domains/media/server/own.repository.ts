/** A person's own files. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MediaKind, PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { ascending, byBytes, descending, type ListOrder, ordersOf } from '#platform/db/list-order.ts';
import { readListPage } from '#platform/db/list-page.repository.ts';
import type { PageRequest } from '#platform/http/paging.ts';
import { IS_EVIDENCE, IS_REFERENCED, IS_USED, VERIFIED_TITLE } from './uses.repository.ts';

export type OwnSort = 'newest' | 'oldest' | 'largest';

export interface OwnFilter {
  ownerId: string;
  kind?: MediaKind | undefined;
  /** Whether it's used anywhere, by anyone. */
  isUsed?: boolean | undefined;
}

export interface OwnFile {
  id: string;
  bytes: number;
  isEvidence: boolean;
  isOfVerified: boolean;
}

export const FILE_ORDERS = ordersOf('files', sql`m.id`, {
  newest: descending(),
  oldest: ascending(),
  largest: descending(byBytes(sql`m.bytes`)),
});

export const listOwnFiles = (
  db: Db,
  filter: OwnFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: OwnFile[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: sql`m.id, m.bytes::float8 as bytes, ${IS_EVIDENCE} as "isEvidence",
      ${VERIFIED_TITLE} is not null as "isOfVerified"`,
    from: sql`media m`,
    where: conditionsOf(filter),
  });

interface UsesForUpdate {
  /** Whether something would miss it. */
  isReferenced: boolean;
  /** The title of a verified impact that it belongs to; null if there's none. */
  verifiedTitle: string | null;
}

/** Locks the file, so that nothing can start using it before the transaction ends. */
export async function findUsesForUpdate(tx: Tx, id: string): Promise<UsesForUpdate | undefined> {
  await tx.selectFrom('media').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  // A separate statement, to see uses committed while the first one waited for the lock.
  const { rows } = await sql<UsesForUpdate>`
    select ${IS_REFERENCED} as "isReferenced", ${VERIFIED_TITLE} as "verifiedTitle"
    from media m where m.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

function conditionsOf({ ownerId, kind, isUsed }: OwnFilter): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`m.owner_id = ${ownerId}::uuid and m.ready_at is not null`,
    ...(kind === undefined ? [] : [sql<SqlBool>`m.kind = ${kind}`]),
    ...(isUsed === undefined ? [] : [isUsed ? IS_USED : sql<SqlBool>`not ${IS_USED}`]),
  ];
}

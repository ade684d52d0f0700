/** A person's own files. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MediaKind, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ascending, byBytes, descending, type ListOrder, ordersOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import { IS_EVIDENCE, IS_USED, VERIFIED_TITLE } from '../uses.repository.ts';

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

function conditionsOf({ ownerId, kind, isUsed }: OwnFilter): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`m.owner_id = ${ownerId}::uuid and m.ready_at is not null`,
    ...(kind === undefined ? [] : [sql<SqlBool>`m.kind = ${kind}`]),
    ...(isUsed === undefined ? [] : [isUsed ? IS_USED : sql<SqlBool>`not ${IS_USED}`]),
  ];
}

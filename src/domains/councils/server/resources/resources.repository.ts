/** Links and files shared in councils. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { ascending, byAge, byWords, type ListOrder, ordersOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface ResourceRow {
  id: string;
  councilId: string;
  title: string;
  description: string | null;
  /** Null for a file. */
  url: string | null;
  /** Null for a link. */
  mediaId: string | null;
  addedBy: string;
  createdAt: Date;
}

const COLUMNS = [
  'id',
  'council_id as councilId',
  'title',
  'description',
  'url',
  'media_id as mediaId',
  'added_by as addedBy',
  'created_at as createdAt',
] as const;

export type NewResource = Omit<ResourceRow, 'id' | 'createdAt'>;

/** Undefined if the council already has this link or file. */
export async function insertResource(tx: Tx, resource: NewResource): Promise<string | undefined> {
  const row = await tx
    .insertInto('council_resources')
    .values({
      id: uuidv7(),
      council_id: resource.councilId,
      title: resource.title,
      description: resource.description,
      url: resource.url,
      media_id: resource.mediaId,
      added_by: resource.addedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findResource(db: Db | Tx, id: string): Promise<ResourceRow | undefined> {
  return db.selectFrom('council_resources').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export interface ShownResourceRow extends ResourceRow {
  /** Null for a link, and for a hidden file. */
  file: FileRow | null;
  sharer: CardRow;
}

const SHOWN = sql`r.*, (select file.json from ${fileWith('r.mediaId')} file) as file, ${cardRowOf('r.addedBy')} as sharer`;

export async function findShownResource(db: Db, id: string): Promise<ShownResourceRow | undefined> {
  const found = db.selectFrom('council_resources').select(COLUMNS).where('id', '=', id);
  const { rows } = await sql<ShownResourceRow>`select ${SHOWN} from (${found}) r`.execute(db);
  return rows[0];
}

/** @returns whether it existed. */
export async function deleteResource(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('council_resources').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

export interface ResourceFilter {
  councilId: string;
  kind: 'link' | 'file' | undefined;
  /** LIKE patterns that must all match. */
  words: readonly string[];
}

const titleOf = (id: Param<string>) => sql`select fold(title) from council_resources last where last.id = ${id}::uuid`;

export const RESOURCE_ORDERS = {
  ...byAge('resources', sql`r.id`),
  ...ordersOf('resources', sql`r.id`, { title: ascending(byWords(sql`fold(r.title) collate "C"`, titleOf)) }),
};

export const listResources = (
  db: Db,
  filter: ResourceFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: ShownResourceRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: SHOWN,
    from: sql`${matching(db, filter).select(COLUMNS)} r`,
    rows: 'r',
    where: [],
  });

function matching(db: Db, { councilId, kind, words }: ResourceFilter) {
  let query = db.selectFrom('council_resources').where('council_id', '=', councilId);
  if (kind !== undefined) query = query.where('url', kind === 'link' ? 'is not' : 'is', null);
  for (const word of words) query = query.where('search_text', 'like', word);
  return query;
}

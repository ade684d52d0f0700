/** Links and files shared in councils. */
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';

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
  /** Sort key for the order by title. */
  titleKey: string;
}

const TITLE_KEY = sql<string>`fold(title) collate "C"`;
const COLUMNS = [
  'id',
  'council_id as councilId',
  'title',
  'description',
  'url',
  'media_id as mediaId',
  'added_by as addedBy',
  'created_at as createdAt',
  TITLE_KEY.as('titleKey'),
] as const;

export type NewResource = Omit<ResourceRow, 'id' | 'createdAt' | 'titleKey'>;

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

export type ResourceSort = 'newest' | 'oldest' | 'title';

/** Returns up to one row more than the page, to tell whether there is a next one. */
export async function listResources(
  db: Db,
  filter: ResourceFilter,
  { sort, page: { limit, offset, after } }: { sort: ResourceSort; page: RowRange },
): Promise<ResourceRow[]> {
  let query = matching(db, filter).select(COLUMNS);
  if (after) {
    const past =
      sort === 'title'
        ? sql<SqlBool>`(${TITLE_KEY}, id) > (${after.key}, ${after.id}::uuid)`
        : sql<SqlBool>`id ${sql.raw(sort === 'oldest' ? '>' : '<')} ${after.id}::uuid`;
    query = query.where(past);
  }
  if (sort === 'title') query = query.orderBy(TITLE_KEY);
  return query
    .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
    .limit(limit + 1)
    .offset(offset)
    .execute();
}

/** Counts up to `upTo`. */
export async function countResources(db: Db, filter: ResourceFilter, upTo: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, filter).select('id').limit(upTo).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function matching(db: Db, { councilId, kind, words }: ResourceFilter) {
  let query = db.selectFrom('council_resources').where('council_id', '=', councilId);
  if (kind !== undefined) query = query.where('url', kind === 'link' ? 'is not' : 'is', null);
  for (const word of words) query = query.where('search_text', 'like', word);
  return query;
}

import { sql } from 'kysely';
import type { Media } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface MediaRow extends Omit<Media, 'url' | 'widths'> {
  ownerId: string;
  /** Narrowest first; empty for a document. */
  widths: number[];
  createdAt: Date;
  isHidden: boolean;
}

const IS_HIDDEN = sql<boolean>`hidden_at is not null`.as('isHidden');
export const COLUMNS = [
  'id',
  'owner_id as ownerId',
  'kind',
  'width',
  'height',
  'widths',
  'blur_data_url as blurDataUrl',
  'alt',
  'file_name as fileName',
  'created_at as createdAt',
  IS_HIDDEN,
] as const;

export async function listReadyMedia(db: Db | Tx, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return ready(db).select(COLUMNS).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

export async function findReadyMedia(db: Db | Tx, id: string): Promise<MediaRow | undefined> {
  return ready(db).select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Undefined if there's no such file. Finds deleted evidence too. */
export const findFileState = (db: Db, id: string): Promise<{ isHidden: boolean } | undefined> =>
  ready(db)
    .select(IS_HIDDEN)
    .where('id', '=', id)
    .unionAll(db.selectFrom('kept_files').select(IS_HIDDEN).where('id', '=', id))
    .executeTakeFirst();

/** The name under which a document is downloaded; undefined if there's no such file. Finds deleted evidence too. */
export async function findFileName(db: Db, id: string): Promise<string | null | undefined> {
  const row = await ready(db)
    .select('file_name as fileName')
    .where('id', '=', id)
    .unionAll(db.selectFrom('kept_files').select('file_name as fileName').where('id', '=', id))
    .executeTakeFirst();
  return row?.fileName;
}

/** Without hidden ones. */
export async function listShownMedia(db: Db | Tx, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return ready(db)
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('hidden_at', 'is', null)
    .execute();
}

/** By id, after the last one read. Deleted files that are kept as evidence are still held about their owner. */
export async function listHeldMedia(
  db: Db,
  ownerId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<MediaRow[]> {
  return db
    .selectFrom(ready(db).select(COLUMNS).unionAll(db.selectFrom('kept_files').select(COLUMNS)).as('held'))
    .selectAll()
    .where('ownerId', '=', ownerId)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Filters the ids to the person's own files, and locks these until the transaction ends. Hidden ones are left out. */
export async function listReadyIdsForKeyShare(tx: Tx, ownerId: string, ids: string[]): Promise<string[]> {
  const rows = await ready(tx)
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps files from being deleted until the transaction ends. @returns those of the ids that are still there. */
export async function listReadyIdsOfForKeyShare(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await ready(tx)
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined if it no longer exists. */
export async function setAlt(tx: Tx, id: string, alt: string | null): Promise<MediaRow | undefined> {
  return tx.updateTable('media').set({ alt }).where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

/** Locks the row. @returns whether it's hidden; undefined if it no longer exists. */
export async function findHiddenForUpdate(tx: Tx, id: string): Promise<boolean | undefined> {
  const row = await ready(tx)
    .select(sql<boolean>`hidden_at is not null`.as('isHidden'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.isHidden;
}

export async function isHiddenMedia(db: Db | Tx, id: string): Promise<boolean> {
  const row = await ready(db).select('hidden_at').where('id', '=', id).executeTakeFirst();
  return row?.hidden_at != null;
}

export async function setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('media')
    .set({ hidden_at: isHidden ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

/** Without unfinished uploads. */
function ready(db: Db | Tx) {
  return db.selectFrom('media').where('ready_at', 'is not', null);
}

/** All pictures and documents, with what they take in all their sizes. */
export async function sumFiles(db: Db): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: string; bytes: string }>`
    select count(*) as files, coalesce(sum(bytes), 0) as bytes from media`.execute(db);
  return { files: Number(rows[0]?.files ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

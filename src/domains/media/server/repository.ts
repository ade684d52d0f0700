import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MediaKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { IS_EVIDENCE, IS_REFERENCED } from './uses.repository.ts';

export interface MediaRow {
  id: string;
  ownerId: string;
  kind: MediaKind;
  /** In pixels; null for a document. */
  width: number | null;
  height: number | null;
  /** Narrowest first; empty for a document. */
  widths: number[];
  blurDataUrl: string | null;
  alt: string | null;
  fileName: string | null;
  createdAt: Date;
  isHidden: boolean;
}

/** What is shown of a file. Statements that leave hidden files out don't read whether one is. */
export type FileRow = Omit<MediaRow, 'ownerId' | 'createdAt' | 'isHidden'> & Partial<Pick<MediaRow, 'isHidden'>>;

/**
 * A file as `json`, with its `kind`, to be joined in other domains' queries; `mediaId` is a column of theirs. No row
 * for a file that isn't ready, is hidden or is gone. Lists whose covers are small don't need a blurred preview of them.
 */
export function fileWith(mediaId: string, { isBlurred = true } = {}): RawBuilder<{ kind: MediaKind; json: FileRow }> {
  const blur = isBlurred ? sql`f.blur_data_url` : sql`null::text`;
  return sql`(
    select listed.kind, to_json(listed) as json from (
      select f.id, f.kind, f.width, f.height, f.widths, ${blur} as "blurDataUrl", f.alt, f.file_name as "fileName"
      from media f where f.id = ${sql.ref(mediaId)} and f.ready_at is not null and f.hidden_at is null) listed)`;
}

/** Like `fileWith`, but also finds a deleted file that is kept as evidence. */
export function evidenceFileWith(mediaId: string): RawBuilder<{ kind: MediaKind; json: FileRow }> {
  const columns = sql`f.id, f.kind, f.width, f.height, f.widths, f.blur_data_url as "blurDataUrl", f.alt,
    f.file_name as "fileName"`;
  return sql`(
    select listed.kind, to_json(listed) as json from (
      select ${columns} from media f
        where f.id = ${sql.ref(mediaId)} and f.ready_at is not null and f.hidden_at is null
      union all
      select ${columns} from kept_files f where f.id = ${sql.ref(mediaId)} and f.hidden_at is null) listed)`;
}

/** The smallest version of a picture. */
export interface SmallestRow {
  mediaId: string;
  width: number;
}

/** Like `fileWith`, but null instead of no row. */
export function smallestOf(mediaId: string): RawBuilder<SmallestRow | null> {
  return sql<SmallestRow | null>`(
    select json_build_object('mediaId', m.id, 'width', m.widths[1]) from media m
    where m.id = ${sql.ref(mediaId)} and m.ready_at is not null and m.hidden_at is null)`;
}

export type NewMedia = Omit<MediaRow, 'createdAt' | 'isHidden'> & { bytes: number; isForProfile: boolean };

const IS_HIDDEN = sql<boolean>`hidden_at is not null`.as('isHidden');
const COLUMNS = [
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

/** Serialises one person's uploads until the transaction ends. */
export async function lockUploadsOf(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('media:' || ${ownerId}::text, 0))`.execute(tx);
}

/** The quota a person's files take, unfinished uploads included. */
export async function sumStoredBytes(tx: Db | Tx, ownerId: string): Promise<number> {
  const row = await tx
    .selectFrom('media')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.bytes);
}

export async function insertUnfinishedMedia(tx: Tx, rows: NewMedia[]): Promise<void> {
  await tx
    .insertInto('media')
    .values(
      rows.map((row) => ({
        id: row.id,
        owner_id: row.ownerId,
        kind: row.kind,
        bytes: row.bytes,
        width: row.width,
        height: row.height,
        widths: row.widths,
        blur_data_url: row.blurDataUrl,
        alt: row.alt,
        file_name: row.fileName,
        ready_at: null,
        free_after: row.isForProfile ? IN_A_DAY : null,
      })),
    )
    .execute();
}

export async function setMediaReady(db: Db, ids: string[]): Promise<MediaRow[]> {
  return db
    .updateTable('media')
    .set({ ready_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(COLUMNS)
    .execute();
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

/** @returns the ids whose stored files nobody needs any more: none for a decision's evidence. */
export const deleteMediaRow = (tx: Tx, id: string): Promise<string[]> => deleteMediaRows(tx, sql`m.id = ${id}::uuid`);

/** Keeps a copy of the rows that a decision names as its evidence. @param condition on file `m`. */
async function deleteMediaRows(tx: Tx, condition: RawBuilder<SqlBool>): Promise<string[]> {
  const { rows } = await sql<{ id: string; isKept: boolean }>`
    with gone as (delete from media m where ${condition} returning m.*, ${IS_EVIDENCE} as is_kept),
    kept as (
      insert into kept_files (id, owner_id, kind, bytes, width, height, widths, blur_data_url, alt, file_name, created_at,
          hidden_at)
        select id, owner_id, kind, bytes, width, height, widths, blur_data_url, alt, file_name, created_at, hidden_at
        from gone where is_kept)
    select id, is_kept as "isKept" from gone`.execute(tx);
  return rows.filter(({ isKept }) => !isKept).map(({ id }) => id);
}

export async function deleteUnfinishedMedia(db: Db, ids: string[]): Promise<void> {
  await db
    .deleteFrom('media')
    .where('ready_at', 'is', null)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function listAbandonedUploads(db: Db, olderThanSeconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('ready_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

const IN_A_DAY = sql<Date>`now() + interval '1 day'`;

/** No-op for a file that wasn't uploaded as a profile picture. */
export async function setMediaOrphaned(tx: Tx, id: string, isFree: boolean): Promise<void> {
  await tx
    .updateTable('media')
    .set({ free_after: isFree ? IN_A_DAY : sql<Date>`'infinity'` })
    .where('id', '=', id)
    .where('free_after', 'is not', null)
    .execute();
}

/** Keeps files that something uses by now and checks them again a day later. @returns the ids of files to remove. */
export async function deleteOrphanedMedia(tx: Tx): Promise<string[]> {
  const free = await tx
    .selectFrom('media')
    .select('id')
    .where('free_after', '<', sql<Date>`now()`)
    .limit(1000)
    .forUpdate()
    .skipLocked()
    .execute();
  // Separate statements, to see uses committed while waiting for the lock.
  const ids = sql`any(${free.map(({ id }) => id)}::uuid[])`;
  await sql`update media m set free_after = ${IN_A_DAY} where m.id = ${ids} and ${IS_REFERENCED}`.execute(tx);
  return deleteMediaRows(tx, sql`m.id = ${ids} and not ${IS_REFERENCED}`);
}

function ready(db: Db | Tx) {
  return db.selectFrom('media').where('ready_at', 'is not', null);
}

/** Uploads: rows before their files are complete, and the quota that they take. */
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { IN_A_DAY } from '../deletion.repository.ts';
import { COLUMNS, type MediaRow } from '../media.repository.ts';
import { insertTraces } from '../traces/traces.repository.ts';
import type { PictureTrace } from './pictures.ts';

export interface NewMedia extends Omit<MediaRow, 'createdAt' | 'isHidden'> {
  bytes: number;
  isForProfile: boolean;
  /** Null for documents, and for pictures of profiles. */
  trace: PictureTrace | null;
}

/** Serialises one person's uploads until the transaction ends. */
export async function lockUploadsOf(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('media:' || ${ownerId}::text, 0))`.execute(tx);
}

/**
 * The quota a person's files take. Unfinished uploads are included: those that arrive in parts with all their bytes.
 * @param without uploads that don't count.
 */
export async function sumStoredBytes(tx: Db | Tx, ownerId: string, without: readonly string[] = []): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce((select sum(bytes) from media where owner_id = ${ownerId}::uuid), 0)
      + coalesce((select sum(bytes) from media_submissions
          where owner_id = ${ownerId}::uuid and media_id is null and id <> all(${[...without]}::uuid[])), 0) as bytes`.execute(
    tx,
  );
  return Number(rows[0]?.bytes);
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
  await insertTraces(
    tx,
    rows.flatMap(({ id, trace }) => (trace ? [{ mediaId: id, ...trace }] : [])),
  );
}

export async function setMediaReady(db: Db | Tx, ids: string[]): Promise<MediaRow[]> {
  return db
    .updateTable('media')
    .set({ ready_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(COLUMNS)
    .execute();
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

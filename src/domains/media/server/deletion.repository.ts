/** Deletes files, and keeps a copy of the rows of evidence. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { IS_EVIDENCE, IS_REFERENCED, VERIFIED_TITLE } from './uses.repository.ts';

export const IN_A_DAY = sql<Date>`now() + interval '1 day'`;

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

/**
 * Call when a profile starts or stops using a picture. One uploaded for it is deleted a day after it is replaced; no-op
 * for any other.
 */
export async function notePictureShown(tx: Tx, id: string, isShown: boolean): Promise<void> {
  await tx
    .updateTable('media')
    .set({ free_after: isShown ? sql<Date>`'infinity'` : IN_A_DAY })
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

/**
 * Deletes the files of someone who is forgotten, evidence that was kept before among them. Those of verified impacts and
 * of articles stay, and so does what a decision still names. @returns the ids of files to remove.
 */
export async function deleteErasedMedia(tx: Tx, ownerId: string): Promise<string[]> {
  const unneeded = await deleteMediaRows(
    tx,
    sql`m.owner_id = ${ownerId}::uuid and ${VERIFIED_TITLE} is null
      and not exists (select from news_files u where u.media_id = m.id)`,
  );
  const { rows } = await sql<{ id: string }>`
    delete from kept_files m where m.owner_id = ${ownerId}::uuid and not ${IS_EVIDENCE} returning m.id`.execute(tx);
  return [...unneeded, ...rows.map(({ id }) => id)];
}

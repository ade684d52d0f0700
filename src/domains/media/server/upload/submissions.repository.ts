/** Files that their owner gave an id: an upload that is sent again is found by it. */
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { PictureShape } from './pictures.ts';

/** An id is its owner's: the same one of someone else is another. */
export interface SubmissionKey {
  ownerId: string;
  submissionId: string;
}

/** What a file is, for comparing: an id stands for one file. */
export interface SubmittedFile {
  /** In hexadecimal. */
  sha256: string;
  bytes: number;
  shape: PictureShape;
  isForImpact: boolean;
}

export interface Submission extends SubmittedFile {
  /** Names the folder of its parts. */
  id: string;
  parts: number[];
  received: number;
  /** Null until the file is complete and accepted. */
  mediaId: string | null;
}

const COLUMNS = [
  'id',
  sql<string>`encode(sha256, 'hex')`.as('sha256'),
  'bytes',
  sql<PictureShape>`shape`.as('shape'),
  'is_for_impact as isForImpact',
  'parts',
  'received',
  'media_id as mediaId',
] as const;

export async function findSubmission(db: Db | Tx, key: SubmissionKey): Promise<Submission | undefined> {
  return db
    .selectFrom('media_submissions')
    .select(COLUMNS)
    .where('owner_id', '=', key.ownerId)
    .where('submission_id', '=', key.submissionId)
    .executeTakeFirst();
}

export async function hasSubmission(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('media_submissions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

const rowOf = (id: string, { ownerId, submissionId }: SubmissionKey, file: SubmittedFile) => ({
  id,
  owner_id: ownerId,
  submission_id: submissionId,
  sha256: Buffer.from(file.sha256, 'hex'),
  bytes: file.bytes,
  shape: file.shape,
  is_for_impact: file.isForImpact,
});

/** No-op if there is one already. */
export async function insertSubmission(tx: Tx, id: string, key: SubmissionKey, file: SubmittedFile): Promise<void> {
  await tx
    .insertInto('media_submissions')
    .values(rowOf(id, key, file))
    .onConflict((conflict) => conflict.columns(['owner_id', 'submission_id']).doNothing())
    .execute();
}

/** @returns false if another part was stored there meanwhile, or the upload is gone. */
export async function addPart(db: Db, id: string, part: { offset: number; bytes: number }): Promise<boolean> {
  const row = await db
    .updateTable('media_submissions')
    .set({
      parts: sql<number[]>`parts || ${part.bytes}::integer`,
      received: part.offset + part.bytes,
      touched_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('media_id', 'is', null)
    .where('received', '=', part.offset)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** For parts that were lost with their storage: the file is sent from its beginning again. */
export async function forgetParts(db: Db, id: string): Promise<void> {
  await db
    .updateTable('media_submissions')
    .set({ parts: [], received: 0, claimed_until: null })
    .where('id', '=', id)
    .where('media_id', 'is', null)
    .execute();
}

/** @returns false if another request is making the file of its parts, or has made it. */
export async function claimSubmission(db: Db, id: string, seconds: number): Promise<boolean> {
  const row = await db
    .updateTable('media_submissions')
    .set({ claimed_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('media_id', 'is', null)
    .where((any) => any.or([any('claimed_until', 'is', null), any('claimed_until', '<', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseSubmission(db: Db, id: string): Promise<void> {
  await db.updateTable('media_submissions').set({ claimed_until: null }).where('id', '=', id).execute();
}

/** @returns false if the id stands for a file already. */
export async function linkSubmission(
  tx: Tx,
  { id, key, file }: { id: string; key: SubmissionKey; file: SubmittedFile },
  mediaId: string,
): Promise<boolean> {
  const row = await tx
    .insertInto('media_submissions')
    .values({ ...rowOf(id, key, file), received: file.bytes, media_id: mediaId })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'submission_id'])
        .doUpdateSet({ media_id: mediaId, received: file.bytes })
        .where('media_submissions.media_id', 'is', null)
        .where('media_submissions.sha256', '=', sql<Buffer>`excluded.sha256`),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The parts of a file that is made are no longer needed. */
export async function clearParts(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('media_submissions')
    .set({ parts: [] })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('media_id', 'is not', null)
    .execute();
}

/** @returns whether it was there. */
export async function deleteUnfinishedSubmission(tx: Db | Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('media_submissions')
    .where('id', '=', id)
    .where('media_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those whose parts nobody has added to for so long, finished or not. */
export async function listLeftSubmissions(db: Db, olderThanSeconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_submissions')
    .select('id')
    .where(sql<boolean>`(media_id is null or parts <> '{}')`)
    .where('touched_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps those that a part has been added to meanwhile. */
export async function deleteLeftSubmissions(db: Db, ids: readonly string[], olderThanSeconds: number): Promise<void> {
  await db
    .deleteFrom('media_submissions')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('media_id', 'is', null)
    .where('touched_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .execute();
}

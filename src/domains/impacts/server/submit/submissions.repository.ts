/** Impacts whose client gave them an id: one that is sent again is found by it. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';

export interface SubmissionKey {
  ownerId: string;
  submissionId: string;
}

interface Submission {
  impactId: string;
  /** In hexadecimal. */
  requestHash: string;
}

/** Serialises one person's submissions, so that a repeated request finds the first one's impact. */
export async function lockSubmissionsOf(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('impact:' || ${ownerId}::text, 0))`.execute(tx);
}

export async function findSubmission(
  tx: Tx,
  { ownerId, submissionId }: SubmissionKey,
): Promise<Submission | undefined> {
  return tx
    .selectFrom('impact_submissions')
    .select(['impact_id as impactId', sql<string>`encode(request_hash, 'hex')`.as('requestHash')])
    .where('owner_id', '=', ownerId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

export async function insertSubmission(
  tx: Tx,
  { ownerId, submissionId }: SubmissionKey,
  { impactId, requestHash }: Submission,
): Promise<void> {
  await tx
    .insertInto('impact_submissions')
    .values({
      owner_id: ownerId,
      submission_id: submissionId,
      impact_id: impactId,
      request_hash: Buffer.from(requestHash, 'hex'),
    })
    .execute();
}

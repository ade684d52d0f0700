/**
 * Issues and revokes credentials, in the transaction of their cause. Only rows are written: a token is signed when someone
 * asks for it.
 */
import type { Tx } from '#platform/server/db/database.ts';
import { tellAtCommit } from '#platform/server/http/cache/notify.repository.ts';
import type { EndReason } from '../../lifecycle.ts';
import { CREDENTIALS } from '../topics.ts';
import {
  endCredentials,
  endYearRecords,
  type Issued,
  insertCredentials,
  type NewCredential,
  type Recipient,
} from './issued.repository.ts';

/** Idempotent: anyone who holds one for the same thing keeps it. @returns those that were issued. */
export async function issueCredentials(
  tx: Tx,
  credential: NewCredential,
  recipients: readonly Recipient[],
): Promise<Issued[]> {
  const issued = await insertCredentials(tx, credential, recipients);
  const userIds = issued.map(({ userId }) => userId);
  if (credential.kind === 'impact' && (await outdateRecords(tx, userIds, credential.year)) > 0) {
    await tellAtCommit(tx, [CREDENTIALS]);
  }
  return issued;
}

/** Those of one person, or of everyone who got one for it. */
export async function revokeCredentials(
  tx: Tx,
  cause: { kind: 'impact'; subjectId: string; userId?: string },
  reason: EndReason,
): Promise<void> {
  const ended = await endCredentials(tx, cause, reason);
  if (ended.length === 0) return;
  const holders = ended.map(({ userId }) => userId);
  await outdateRecords(tx, holders, ended[0]?.year ?? null);
  await tellAtCommit(tx, [CREDENTIALS]);
}

/** A record contains all impacts of its year, so another one has to be made. @returns how many there were. */
const outdateRecords = async (tx: Tx, userIds: readonly string[], year: number | null): Promise<number> =>
  userIds.length === 0 || year === null ? 0 : endYearRecords(tx, userIds, year);

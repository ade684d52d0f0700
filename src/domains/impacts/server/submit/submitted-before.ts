/** An impact that is sent again with the id that its client gave it: the answer to the first request may be lost. */
import { createHash } from 'node:crypto';
import type { ImpactInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { findSubmission, insertSubmission, lockSubmissionsOf } from './submissions.repository.ts';

/** @returns the id of the impact; undefined for a new one. @throws {Failure} 409 for another impact with this id. */
export async function findSubmitted(tx: Tx, ownerId: string, input: ImpactInput): Promise<string | undefined> {
  const { submissionId } = input;
  if (submissionId === undefined) return undefined;
  await lockSubmissionsOf(tx, ownerId);
  const before = await findSubmission(tx, { ownerId, submissionId });
  if (before && before.requestHash !== hashOf(input)) {
    const message = say('impacts.failures.alreadyLogged');
    throw new Failure(409, 'already_exists', message, { errors: [{ field: 'submissionId', message }] });
  }
  return before?.impactId;
}

export async function noteSubmitted(tx: Tx, ownerId: string, input: ImpactInput, impactId: string): Promise<void> {
  const { submissionId } = input;
  if (submissionId === undefined) return;
  await insertSubmission(tx, { ownerId, submissionId }, { impactId, requestHash: hashOf(input) });
}

/** The impact itself may have been edited since, so what was sent is compared. The order of its fields doesn't matter. */
const hashOf = ({ submissionId: _, ...input }: ImpactInput): string =>
  createHash('sha256').update(JSON.stringify(input, sortFields)).digest('hex');

const sortFields = (_name: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

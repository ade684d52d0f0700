/** Files that were sent with an id: the same file again is the one that is there, and another one is refused. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { say } from '#languages/say.ts';
import { Failure } from '#platform/server/http/failure.ts';
import type { SubmittedFile } from './submissions.repository.ts';

/** @param field the field of the id. @throws {Failure} 409 */
export function assertSameFile(stored: SubmittedFile, given: SubmittedFile, field: string): void {
  const isSame =
    stored.sha256 === given.sha256 &&
    stored.bytes === given.bytes &&
    stored.shape === given.shape &&
    stored.isForImpact === given.isForImpact;
  if (isSame) return;
  const message = say('media.failures.otherFile');
  throw new Failure(409, 'already_exists', message, { errors: [{ field, message }] });
}

/** SHA-256 in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

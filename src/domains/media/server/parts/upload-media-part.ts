import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { MediaPartInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure, invalid, noRoomForFiles } from '#platform/server/http/failure.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { createCallLimits } from '#platform/server/http/limits/call-limits.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { isOutOfSpace } from '#platform/server/storage/storage.ts';
import { MEDIA_LIMITS } from '../limits.ts';
import type { PresentMedia } from '../present.ts';
import { assertRoom, type UploadNeeds } from '../upload/store-uploads.ts';
import {
  addPart,
  findSubmission,
  hasSubmission,
  insertSubmission,
  type Submission,
  type SubmissionKey,
  type SubmittedFile,
} from '../upload/submissions.repository.ts';
import { assertSameFile } from '../upload/submissions.ts';
import { lockUploadsOf } from '../upload/uploads.repository.ts';
import { finishUpload } from './finish-upload.ts';
import { partKey, partsFolder } from './stored-parts.ts';
import { type StateNeeds, stateOf } from './upload-state.ts';

interface Needs extends UploadNeeds, StateNeeds {
  limiter: RateLimiter;
  presentMedia: PresentMedia;
}

/** Large enough to keep a fast line busy. A page sends smaller ones on a slow line, which may break within seconds. */
const MAX_PART_BYTES = 1024 ** 2;

/** @throws {Failure} 409 for another file with this id, 413, 415 or 422 naming the field, 503 when there is no room. */
export const uploadMediaPart: Call<'uploadMediaPart', Needs> = async (needs, request, reply) => {
  // When a connection breaks that a browser has used before, it may send a request again by itself, with a part that has
  // long been stored. Each of ours is new.
  reply.header('connection', 'close');
  const key = { ownerId: callerOf(request).userId, submissionId: request.params.id };
  const { part, offset, bytes, sha256, alt, shape = 'whole', isForImpact = false } = request.body as PartForm;
  if (part.bytes > MAX_PART_BYTES) throw partTooLarge();
  if (offset + part.bytes > bytes) throw invalid([{ field: 'part', message: say('media.failures.partBeyondEnd') }]);
  const submission = await begin(needs, key, { file: { bytes, sha256, shape, isForImpact }, offset });
  if (submission?.received === offset && part.bytes > 0) await keep(needs, submission, { part, offset });
  let now = submission && (await findSubmission(needs.db, key));
  if (now && now.mediaId === null && now.received === now.bytes) {
    await finishUpload(needs, now, { key, part, path: join(part.workFolder, 'joined'), alt: alt?.trim() || null });
    now = await findSubmission(needs.db, key);
  }
  return ok('What has arrived.', await stateOf(needs, now));
};

type PartForm = Omit<MediaPartInput, 'part'> & { part: UploadedFile };

/** @returns undefined if a part in the middle is all that came, so that the file has to be sent from its beginning. */
async function begin(
  { db, limiter }: Needs,
  key: SubmissionKey,
  { file, offset }: { file: SubmittedFile; offset: number },
): Promise<Submission | undefined> {
  const before = await findSubmission(db, key);
  if (before) assertSameFile(before, file, 'id');
  if (before || offset > 0) return before;
  // Making a file of many parts takes as long as making one of a whole.
  await createCallLimits(limiter, MEDIA_LIMITS).takeFor('uploadMedia', key.ownerId);
  const begun = await db.transaction().execute(async (tx) => {
    await lockUploadsOf(tx, key.ownerId);
    await assertRoom(tx, key.ownerId, { bytes: file.bytes, field: 'part' });
    await insertSubmission(tx, uuidv7(), key, file);
    return findSubmission(tx, key);
  });
  if (begun) assertSameFile(begun, file, 'id');
  return begun;
}

async function keep(
  { db, storage }: UploadNeeds,
  { id }: Submission,
  { part, offset }: { part: UploadedFile; offset: number },
): Promise<void> {
  const place = { offset, bytes: part.bytes };
  try {
    await storage.put(partKey(id, place), part.path);
  } catch (error) {
    throw isOutOfSpace(error) ? noRoomForFiles(error) : error;
  }
  if (await addPart(db, id, place)) return;
  // The upload was cancelled, or finished, while the part was stored.
  if (!(await hasSubmission(db, id))) await storage.removeFolder(partsFolder(id));
}

const partTooLarge = () => {
  const message = say('media.failures.partTooLarge');
  return new Failure(413, 'payload_too_large', message, { errors: [{ field: 'part', message }] });
};

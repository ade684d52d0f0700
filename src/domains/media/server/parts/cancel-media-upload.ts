import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type RemovalNeeds, removeMedia } from '../delete-media.ts';
import { deleteUnfinishedSubmission, findSubmission } from '../upload/submissions.repository.ts';
import { removeParts } from './remove-parts.ts';

/** Idempotent. @throws {Failure} 409 if the file is complete and in use. */
export const cancelMediaUpload: Call<'cancelMediaUpload', RemovalNeeds> = async (needs, request) => {
  const caller = callerOf(request);
  const key = { ownerId: caller.userId, submissionId: request.params.id };
  const { db, jobs } = needs;
  const submission = await findSubmission(db, key);
  if (submission) {
    const isRemoved = await db.transaction().execute(async (tx) => {
      const wasUnfinished = await deleteUnfinishedSubmission(tx, submission.id);
      if (wasUnfinished) await jobs.enqueue(tx, removeParts, { id: submission.id });
      return wasUnfinished;
    });
    // It may have been finished a moment ago.
    const mediaId = isRemoved ? null : (await findSubmission(db, key))?.mediaId;
    if (mediaId) await removeMedia(needs, caller, { id: mediaId, onlyUnused: true });
  }
  return ok(say('media.messages.cancelled'), null);
};

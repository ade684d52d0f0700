import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { findSubmission } from '../upload/submissions.repository.ts';
import { type StateNeeds, stateOf } from './upload-state.ts';

/** Only the caller's own: the same id of someone else is another upload. */
export const getMediaUpload: Call<'getMediaUpload', StateNeeds> = async (needs, request) => {
  const key = { ownerId: callerOf(request).userId, submissionId: request.params.id };
  return ok('What has arrived.', await stateOf(needs, await findSubmission(needs.db, key)));
};

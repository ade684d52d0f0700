import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type StateNeeds, stateOf } from './upload-state.ts';

/** Only the caller's own: the same id of someone else is another upload. */
export const getMediaUpload: Call<'getMediaUpload', StateNeeds> = async (needs, request) =>
  ok('What has arrived.', await stateOf(needs, { ownerId: callerOf(request).userId, submissionId: request.params.id }));

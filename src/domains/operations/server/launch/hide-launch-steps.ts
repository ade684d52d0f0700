import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { OperationNeeds } from '../needs.ts';
import { setHidden } from './hidden-steps.repository.ts';
import { presentLaunchSteps } from './present-launch-steps.ts';

export const hideLaunchSteps: Call<'hideLaunchSteps', OperationNeeds> = async (needs, request) => {
  const { userId } = callerOf(request);
  await setHidden(needs.db, userId, request.body.isHidden);
  return ok('Saved.', await presentLaunchSteps(needs, userId));
};

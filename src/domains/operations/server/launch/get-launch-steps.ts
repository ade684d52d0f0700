import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { OperationNeeds } from '../needs.ts';
import { presentLaunchSteps } from './present-launch-steps.ts';

export const getLaunchSteps: Call<'getLaunchSteps', OperationNeeds> = async (needs, request) =>
  ok('Steps found.', await presentLaunchSteps(needs, callerOf(request).userId));

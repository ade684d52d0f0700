import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import type { OperationNeeds } from '../needs.ts';
import { presentHealth } from './present-health.ts';

/** @throws {Failure} 404 for one that hasn't failed, or not any more. */
export const retryFailedJob: Call<'retryFailedJob', OperationNeeds> = async (needs, request) => {
  if (!(await needs.jobs.retry(request.params.id))) throw notFound(say('operations.failures.noFailedJob'));
  return ok('The job is queued again.', await presentHealth(needs));
};

/** The domain’s calls. */
import { getHealth } from './health/get-health.ts';
import { retryFailedJob } from './health/retry-failed-job.ts';
import { getLaunchSteps } from './launch/get-launch-steps.ts';
import { hideLaunchSteps } from './launch/hide-launch-steps.ts';

export const operationCalls = { getHealth, retryFailedJob, getLaunchSteps, hideLaunchSteps };

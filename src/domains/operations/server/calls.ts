/** The domain’s calls. */
import { getLaunchSteps } from './launch/get-launch-steps.ts';
import { hideLaunchSteps } from './launch/hide-launch-steps.ts';

export const operationCalls = { getLaunchSteps, hideLaunchSteps };

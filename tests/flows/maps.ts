/** Every machine that is walked on the page. */
import { councilMap } from './council.ts';
import type { FlowOutline } from './flow-map.ts';
import { forgotPasswordMap } from './forgot-password.ts';
import { impactMap } from './impact.ts';
import { membershipRequestMap } from './membership-request.ts';
import { profileCompletionMap } from './profile-completion.ts';
import { registrationMap } from './registration.ts';
import { resetPasswordMap } from './reset-password.ts';

export const FLOW_MAPS: readonly FlowOutline[] = [
  registrationMap,
  forgotPasswordMap,
  resetPasswordMap,
  profileCompletionMap,
  impactMap,
  councilMap,
  membershipRequestMap,
];

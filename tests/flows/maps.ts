/** Every machine that is walked on the page. */
import { applicationMap } from './application.ts';
import { councilMap } from './council.ts';
import type { FlowOutline } from './flow-map.ts';
import { forgotPasswordMap } from './forgot-password.ts';
import { impactMap } from './impact.ts';
import { loginMap } from './login.ts';
import { membershipRequestMap } from './membership-request.ts';
import { opportunityMap } from './opportunity.ts';
import { profileCompletionMap } from './profile-completion.ts';
import { registrationMap } from './registration.ts';
import { resetPasswordMap } from './reset-password.ts';
import { signUpPromptMap } from './sign-up-prompt.ts';

export const FLOW_MAPS: readonly FlowOutline[] = [
  loginMap,
  signUpPromptMap,
  registrationMap,
  forgotPasswordMap,
  resetPasswordMap,
  profileCompletionMap,
  impactMap,
  opportunityMap,
  applicationMap,
  councilMap,
  membershipRequestMap,
];

/** The maps of all machines that are walked on the page. */
import { applicationMap } from './application.ts';
import { autoAcceptMap } from './auto-accept.ts';
import { commentMap } from './comment.ts';
import { councilMap } from './council.ts';
import { dataDownloadMap } from './data-download.ts';
import { deactivationMap } from './deactivation.ts';
import { councilFormMap, newsFormMap, opportunityFormMap, profileEditingMap } from './draft-forms.ts';
import { emailChangeMap } from './email-change.ts';
import { emailLinkMap } from './email-link.ts';
import type { FlowOutline } from './flow-map.ts';
import { forgotPasswordMap } from './forgot-password.ts';
import { freshProofMap } from './fresh-proof.ts';
import { heldDecisionMap } from './held-decision.ts';
import { impactMap } from './impact.ts';
import { impactFormMap } from './impact-form.ts';
import { loginMap } from './login.ts';
import { membershipRequestMap } from './membership-request.ts';
import { moderationMap } from './moderation.ts';
import { namingMap } from './naming.ts';
import { newsMap } from './news.ts';
import { opportunityMap } from './opportunity.ts';
import { profileCompletionMap } from './profile-completion.ts';
import { profilePictureMap } from './profile-picture.ts';
import { pushDeviceMap } from './push-device.ts';
import { quickLogMap } from './quick-log.ts';
import { registrationMap } from './registration.ts';
import { resetPasswordMap } from './reset-password.ts';
import { signUpPromptMap } from './sign-up-prompt.ts';
import { verificationMailMap } from './verification-mail.ts';
import { verifyEmailMap } from './verify-email.ts';
import { waitingItemMap } from './waiting-item.ts';

export const FLOW_MAPS: readonly FlowOutline[] = [
  loginMap,
  verifyEmailMap,
  verificationMailMap,
  signUpPromptMap,
  registrationMap,
  forgotPasswordMap,
  resetPasswordMap,
  profileCompletionMap,
  impactMap,
  namingMap,
  opportunityMap,
  applicationMap,
  councilMap,
  membershipRequestMap,
  moderationMap,
  commentMap,
  deactivationMap,
  emailChangeMap,
  emailLinkMap,
  freshProofMap,
  pushDeviceMap,
  autoAcceptMap,
  opportunityFormMap,
  councilFormMap,
  newsFormMap,
  profileEditingMap,
  dataDownloadMap,
  profilePictureMap,
  impactFormMap,
  quickLogMap,
  waitingItemMap,
  newsMap,
  heldDecisionMap,
];

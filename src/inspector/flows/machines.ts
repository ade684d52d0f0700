/** Every machine of the product. */
import { admissionMachine } from '#domains/auth/admission.ts';
import { deactivationMachine } from '#domains/auth/flows/deactivation.ts';
import { emailChangeMachine } from '#domains/auth/flows/email-change.ts';
import { emailLinkMachine } from '#domains/auth/flows/email-link.ts';
import { forgotPasswordMachine } from '#domains/auth/flows/forgot-password.ts';
import { freshProofMachine } from '#domains/auth/flows/fresh-proof.ts';
import { loginMachine } from '#domains/auth/flows/login.ts';
import { registrationMachine } from '#domains/auth/flows/registration.ts';
import { resetPasswordMachine } from '#domains/auth/flows/reset-password.ts';
import { sessionMachine } from '#domains/auth/flows/session.ts';
import { signUpPromptMachine } from '#domains/auth/flows/sign-up-prompt.ts';
import { verificationMailMachine } from '#domains/auth/flows/verification-mail.ts';
import { verifyEmailMachine } from '#domains/auth/flows/verify-email.ts';
import { commentMachine } from '#domains/comments/lifecycle.ts';
import { councilForm } from '#domains/councils/flows/council-form-machine.ts';
import { councilMachine } from '#domains/councils/lifecycle.ts';
import { membershipRequestMachine } from '#domains/councils/membership-request.ts';
import { credentialMachine } from '#domains/credentials/lifecycle.ts';
import { impactForm } from '#domains/impacts/flows/impact-form-machine.ts';
import { quickLogMachine } from '#domains/impacts/flows/quick-log.ts';
import { impactMachine } from '#domains/impacts/lifecycle.ts';
import { namingMachine } from '#domains/impacts/naming-lifecycle.ts';
import { importMachine } from '#domains/imports/lifecycle.ts';
import { caseMachine } from '#domains/moderation/lifecycle.ts';
import { newsForm } from '#domains/news/flows/news-form-machine.ts';
import { newsMachine } from '#domains/news/lifecycle.ts';
import { pushDeviceMachine } from '#domains/notifications/flows/push-device.ts';
import { streamMachine } from '#domains/notifications/flows/stream.ts';
import { applicationMachine } from '#domains/opportunities/application.ts';
import { autoAcceptMachine } from '#domains/opportunities/auto-accept-lifecycle.ts';
import { opportunityForm } from '#domains/opportunities/flows/opportunity-form-machine.ts';
import { opportunityMachine } from '#domains/opportunities/lifecycle.ts';
import { dataDownloadMachine } from '#domains/profiles/flows/data-download.ts';
import { profileCompletionMachine } from '#domains/profiles/flows/profile-completion.ts';
import { profileEditing } from '#domains/profiles/flows/profile-editing.ts';
import { profilePictureMachine } from '#domains/profiles/flows/profile-picture-machine.ts';
import { recountMachine } from '#domains/recounts/lifecycle.ts';
import { deliveryMachine } from '#domains/webhooks/delivery-lifecycle.ts';
import { webhookMachine } from '#domains/webhooks/webhook-lifecycle.ts';
import { createHeldDecision } from '#platform/browser/decisions/held-decision.ts';
import { waitingItemMachine } from '#platform/browser/outbox/waiting-item.ts';
import type { Flow } from './flow.ts';
import { nameOf } from './names.ts';

const MACHINES: readonly Omit<Flow, 'name' | 'way'>[] = [
  { area: 'signingIn', machine: loginMachine, runsOn: 'page' },
  { area: 'signingIn', machine: sessionMachine, runsOn: 'every page' },
  { area: 'signingIn', machine: verifyEmailMachine, runsOn: 'page' },
  { area: 'signingIn', machine: verificationMailMachine, runsOn: 'page' },
  { area: 'signingIn', machine: forgotPasswordMachine, runsOn: 'page' },
  { area: 'signingIn', machine: resetPasswordMachine, runsOn: 'page' },
  { area: 'joining', machine: signUpPromptMachine, runsOn: 'every page' },
  { area: 'joining', machine: registrationMachine, runsOn: 'page' },
  { area: 'joining', machine: admissionMachine, runsOn: 'server' },
  { area: 'joining', machine: profileCompletionMachine, runsOn: 'page' },
  { area: 'impacts', machine: impactForm.machine, runsOn: 'page' },
  { area: 'impacts', machine: quickLogMachine, runsOn: 'page' },
  { area: 'impacts', machine: waitingItemMachine, runsOn: 'page' },
  { area: 'impacts', machine: impactMachine, runsOn: 'item' },
  { area: 'impacts', machine: namingMachine, runsOn: 'item' },
  { area: 'impacts', machine: credentialMachine, runsOn: 'server' },
  { area: 'opportunities', machine: opportunityForm.machine, runsOn: 'page' },
  { area: 'opportunities', machine: opportunityMachine, runsOn: 'item' },
  { area: 'opportunities', machine: applicationMachine, runsOn: 'item' },
  { area: 'opportunities', machine: autoAcceptMachine, runsOn: 'item' },
  { area: 'councils', machine: councilForm.machine, runsOn: 'page' },
  { area: 'councils', machine: councilMachine, runsOn: 'item' },
  { area: 'councils', machine: membershipRequestMachine, runsOn: 'server' },
  { area: 'news', machine: newsForm.machine, runsOn: 'page' },
  { area: 'news', machine: newsMachine, runsOn: 'server' },
  { area: 'reports', machine: caseMachine, runsOn: 'server' },
  { area: 'comments', machine: commentMachine, runsOn: 'server' },
  { area: 'notifications', machine: streamMachine, runsOn: 'every page' },
  { area: 'notifications', machine: pushDeviceMachine, runsOn: 'page' },
  { area: 'settings', machine: profileEditing.machine, runsOn: 'page' },
  { area: 'settings', machine: profilePictureMachine, runsOn: 'page' },
  { area: 'settings', machine: emailChangeMachine, runsOn: 'page' },
  { area: 'settings', machine: emailLinkMachine, runsOn: 'page' },
  { area: 'settings', machine: freshProofMachine, runsOn: 'page' },
  { area: 'settings', machine: importMachine, runsOn: 'server' },
  { area: 'settings', machine: webhookMachine, runsOn: 'server' },
  { area: 'settings', machine: deliveryMachine, runsOn: 'server' },
  { area: 'settings', machine: recountMachine, runsOn: 'server' },
  { area: 'settings', machine: dataDownloadMachine, runsOn: 'page' },
  { area: 'settings', machine: deactivationMachine, runsOn: 'page' },
  { area: 'workingThroughAQueue', machine: createHeldDecision(), runsOn: 'page' },
];

export const FLOWS: readonly Flow[] = MACHINES.map((flow) => {
  const { id } = flow.machine;
  return { ...flow, name: nameOf('flows', id) ?? id, way: nameOf('ways', id) ?? '' };
});

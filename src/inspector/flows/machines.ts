/** Every machine of the product. */
import { deactivationMachine } from '#domains/auth/flows/deactivation.ts';
import { forgotPasswordMachine } from '#domains/auth/flows/forgot-password.ts';
import { loginMachine } from '#domains/auth/flows/login.ts';
import { registrationMachine } from '#domains/auth/flows/registration.ts';
import { resetPasswordMachine } from '#domains/auth/flows/reset-password.ts';
import { sessionMachine } from '#domains/auth/flows/session.ts';
import { signUpPromptMachine } from '#domains/auth/flows/sign-up-prompt.ts';
import { verificationMailMachine } from '#domains/auth/flows/verification-mail.ts';
import { verifyEmailMachine } from '#domains/auth/flows/verify-email.ts';
import { careMachine } from '#domains/care/lifecycle.ts';
import { commentMachine } from '#domains/comments/lifecycle.ts';
import { councilForm } from '#domains/councils/flows/council-form.ts';
import { councilMachine } from '#domains/councils/lifecycle.ts';
import { membershipRequestMachine } from '#domains/councils/membership-request.ts';
import { impactForm } from '#domains/impacts/flows/impact-form.ts';
import { impactMachine } from '#domains/impacts/lifecycle.ts';
import { newsForm } from '#domains/news/flows/news-form.ts';
import { newsMachine } from '#domains/news/lifecycle.ts';
import { streamMachine } from '#domains/notifications/flows/stream.ts';
import { applicationMachine } from '#domains/opportunities/application.ts';
import { autoAcceptMachine } from '#domains/opportunities/auto-accept.ts';
import { opportunityForm } from '#domains/opportunities/flows/opportunity-form.ts';
import { opportunityMachine } from '#domains/opportunities/lifecycle.ts';
import { dataDownloadMachine } from '#domains/profiles/flows/data-download.ts';
import { profileCompletionMachine } from '#domains/profiles/flows/profile-completion.ts';
import { profileEditing } from '#domains/profiles/flows/profile-editing.ts';
import { profilePictureMachine } from '#domains/profiles/flows/profile-picture.ts';
import { say } from '#languages/say.ts';
import { createHeldDecision } from '#platform/browser/decisions/held-decision.ts';
import type { Flow } from './flow.ts';

export const FLOWS: readonly Flow[] = [
  {
    name: say('inspector.flows.login'),
    area: 'signingIn',
    machine: loginMachine,
    runsOn: 'page',
    way: say('inspector.flows.loginWay'),
  },
  {
    name: say('inspector.flows.session'),
    area: 'signingIn',
    machine: sessionMachine,
    runsOn: 'every page',
    way: say('inspector.flows.sessionWay'),
  },
  {
    name: say('inspector.flows.verifyEmail'),
    area: 'signingIn',
    machine: verifyEmailMachine,
    runsOn: 'page',
    way: say('inspector.flows.verifyEmailWay'),
  },
  {
    name: say('inspector.flows.verificationMail'),
    area: 'signingIn',
    machine: verificationMailMachine,
    runsOn: 'page',
    way: say('inspector.flows.verificationMailWay'),
  },
  {
    name: say('inspector.flows.forgotPassword'),
    area: 'signingIn',
    machine: forgotPasswordMachine,
    runsOn: 'page',
    way: say('inspector.flows.forgotPasswordWay'),
  },
  {
    name: say('inspector.flows.resetPassword'),
    area: 'signingIn',
    machine: resetPasswordMachine,
    runsOn: 'page',
    way: say('inspector.flows.resetPasswordWay'),
  },
  {
    name: say('inspector.flows.signUpPrompt'),
    area: 'joining',
    machine: signUpPromptMachine,
    runsOn: 'every page',
    way: say('inspector.flows.signUpPromptWay'),
  },
  {
    name: say('inspector.flows.registration'),
    area: 'joining',
    machine: registrationMachine,
    runsOn: 'page',
    way: say('inspector.flows.registrationWay'),
  },
  {
    name: say('inspector.flows.profileCompletion'),
    area: 'joining',
    machine: profileCompletionMachine,
    runsOn: 'page',
    way: say('inspector.flows.profileCompletionWay'),
  },
  {
    name: say('inspector.flows.impactForm'),
    area: 'impacts',
    machine: impactForm.machine,
    runsOn: 'page',
    way: say('inspector.flows.impactFormWay'),
  },
  {
    name: say('inspector.flows.impact'),
    area: 'impacts',
    machine: impactMachine,
    runsOn: 'item',
    way: say('inspector.flows.impactWay'),
  },
  {
    name: say('inspector.flows.opportunityForm'),
    area: 'opportunities',
    machine: opportunityForm.machine,
    runsOn: 'page',
    way: say('inspector.flows.opportunityFormWay'),
  },
  {
    name: say('inspector.flows.opportunity'),
    area: 'opportunities',
    machine: opportunityMachine,
    runsOn: 'item',
    way: say('inspector.flows.opportunityWay'),
  },
  {
    name: say('inspector.flows.application'),
    area: 'opportunities',
    machine: applicationMachine,
    runsOn: 'item',
    way: say('inspector.flows.applicationWay'),
  },
  {
    name: say('inspector.flows.autoAccept'),
    area: 'opportunities',
    machine: autoAcceptMachine,
    runsOn: 'item',
    way: say('inspector.flows.autoAcceptWay'),
  },
  {
    name: say('inspector.flows.councilForm'),
    area: 'councils',
    machine: councilForm.machine,
    runsOn: 'page',
    way: say('inspector.flows.councilFormWay'),
  },
  {
    name: say('inspector.flows.council'),
    area: 'councils',
    machine: councilMachine,
    runsOn: 'item',
    way: say('inspector.flows.councilWay'),
  },
  {
    name: say('inspector.flows.membershipRequest'),
    area: 'councils',
    machine: membershipRequestMachine,
    runsOn: 'server',
    way: say('inspector.flows.membershipRequestWay'),
  },
  {
    name: say('inspector.flows.newsForm'),
    area: 'news',
    machine: newsForm.machine,
    runsOn: 'page',
    way: say('inspector.flows.newsFormWay'),
  },
  {
    name: say('inspector.flows.news'),
    area: 'news',
    machine: newsMachine,
    runsOn: 'server',
    way: say('inspector.flows.newsWay'),
  },
  {
    name: say('inspector.flows.care'),
    area: 'reports',
    machine: careMachine,
    runsOn: 'server',
    way: say('inspector.flows.careWay'),
  },
  {
    name: say('inspector.flows.comment'),
    area: 'comments',
    machine: commentMachine,
    runsOn: 'server',
    way: say('inspector.flows.commentWay'),
  },
  {
    name: say('inspector.flows.stream'),
    area: 'notifications',
    machine: streamMachine,
    runsOn: 'every page',
    way: say('inspector.flows.streamWay'),
  },
  {
    name: say('inspector.flows.profileEditing'),
    area: 'settings',
    machine: profileEditing.machine,
    runsOn: 'page',
    way: say('inspector.flows.profileEditingWay'),
  },
  {
    name: say('inspector.flows.profilePicture'),
    area: 'settings',
    machine: profilePictureMachine,
    runsOn: 'page',
    way: say('inspector.flows.profilePictureWay'),
  },
  {
    name: say('inspector.flows.dataDownload'),
    area: 'settings',
    machine: dataDownloadMachine,
    runsOn: 'page',
    way: say('inspector.flows.dataDownloadWay'),
  },
  {
    name: say('inspector.flows.deactivation'),
    area: 'settings',
    machine: deactivationMachine,
    runsOn: 'page',
    way: say('inspector.flows.deactivationWay'),
  },
  {
    name: say('inspector.flows.heldDecision'),
    area: 'workingThroughAQueue',
    machine: createHeldDecision(),
    runsOn: 'page',
    way: say('inspector.flows.heldDecisionWay'),
  },
];

/** Every machine of the product. */
import { QUEUES } from '#app/queues.ts';
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
import { createHeldDecision } from '#platform/browser/decisions/held-decision.ts';
import type { Flow } from './flow.ts';

export const FLOWS: readonly Flow[] = [
  {
    name: 'Log in',
    area: 'Signing in',
    machine: loginMachine,
    runsOn: 'page',
    way: 'Open “Log in” at the top of any page.',
    calls: {
      logIn: ['logIn'],
      resendVerificationMail: ['resendVerificationMail'],
      getExternalUrl: ['getGoogleSignInUrl'],
      finishExternal: ['signInWithGoogle'],
    },
  },
  {
    name: 'Who is logged in',
    area: 'Signing in',
    machine: sessionMachine,
    runsOn: 'every page',
    way: 'It runs on every page, from load to unload.',
    calls: { renewTokens: ['renewToken'], loadCurrentUser: ['getCurrentUser'], logOut: ['logOut'] },
  },
  {
    name: 'Verify the email address',
    area: 'Signing in',
    machine: verifyEmailMachine,
    runsOn: 'page',
    way: 'Open the link in the verification email.',
    calls: { verifyEmail: ['verifyEmail'] },
  },
  {
    name: 'Resend the verification email',
    area: 'Signing in',
    machine: verificationMailMachine,
    runsOn: 'page',
    way: 'Log in before verifying your email address.',
    calls: { resendVerificationMail: ['resendVerificationMail'] },
  },
  {
    name: 'Ask for a new password',
    area: 'Signing in',
    machine: forgotPasswordMachine,
    runsOn: 'page',
    way: 'Choose “Forgot your password?” on the login page.',
    calls: { forgotPassword: ['forgotPassword'] },
  },
  {
    name: 'Choose a new password',
    area: 'Signing in',
    machine: resetPasswordMachine,
    runsOn: 'page',
    way: 'Open the link in the password email.',
    calls: { resetPassword: ['resetPassword'] },
  },
  {
    name: 'Invitation to join',
    area: 'Joining',
    machine: signUpPromptMachine,
    runsOn: 'every page',
    way: 'Open any public page while logged out, and wait.',
    calls: { cover: [] },
  },
  {
    name: 'Create an account',
    area: 'Joining',
    machine: registrationMachine,
    runsOn: 'page',
    way: 'Choose “Create an account” on the login page, or follow an invitation.',
    calls: { register: ['registerUser', 'registerInvitedUser'] },
  },
  {
    name: 'Complete the profile',
    area: 'Joining',
    machine: profileCompletionMachine,
    runsOn: 'page',
    way: 'Log in with an incomplete profile.',
    calls: { updateProfile: ['updateProfile'] },
  },
  {
    name: 'Log an impact',
    area: 'Impacts',
    machine: impactForm.machine,
    runsOn: 'page',
    way: 'As a member, choose “Log an impact”.',
    calls: { openDraft: [], sendDraft: ['createImpact', 'updateImpact'], readNewest: ['getImpact'] },
  },
  {
    name: 'The life of an impact',
    area: 'Impacts',
    machine: impactMachine,
    runsOn: 'server',
    way: 'Log an impact, then review it as a judge or an admin.',
    calls: {},
  },
  {
    name: 'Offer an opportunity',
    area: 'Opportunities',
    machine: opportunityForm.machine,
    runsOn: 'page',
    way: 'As a partner, choose “Offer an opportunity”.',
    calls: { openDraft: [], sendDraft: ['createOpportunity', 'updateOpportunity'], readNewest: ['getOpportunity'] },
  },
  {
    name: 'The life of an opportunity',
    area: 'Opportunities',
    machine: opportunityMachine,
    runsOn: 'server',
    way: 'Offer an opportunity as a partner, then decide on it as an admin.',
    calls: {},
  },
  {
    name: 'The life of an application',
    area: 'Opportunities',
    machine: applicationMachine,
    runsOn: 'server',
    way: 'Apply for a scholarship as a member, then decide on it as its partner.',
    calls: {},
  },
  {
    name: 'Accept automatically',
    area: 'Opportunities',
    machine: autoAcceptMachine,
    runsOn: 'server',
    way: 'As a partner, open the applications of an opportunity.',
    calls: {},
  },
  {
    name: 'Found a council',
    area: 'Councils',
    machine: councilForm.machine,
    runsOn: 'page',
    way: 'As a member, choose “Found a council”.',
    calls: { openDraft: [], sendDraft: ['createCouncil', 'updateCouncil'], readNewest: ['getCouncil'] },
  },
  {
    name: 'The life of a council',
    area: 'Councils',
    machine: councilMachine,
    runsOn: 'server',
    way: 'Found a council as a member, then decide on it as an admin.',
    calls: {},
  },
  {
    name: 'Ask to join a council',
    area: 'Councils',
    machine: membershipRequestMachine,
    runsOn: 'server',
    way: 'Ask to join a council as a member, then answer as its owner.',
    calls: {},
  },
  {
    name: 'Write an article',
    area: 'News',
    machine: newsForm.machine,
    runsOn: 'page',
    way: 'As an admin, open “News” and choose “Write an article”.',
    calls: { openDraft: [], sendDraft: ['createNews', 'updateNews'], readNewest: ['getNews'] },
  },
  {
    name: 'The life of an article',
    area: 'News',
    machine: newsMachine,
    runsOn: 'server',
    way: 'Write an article as an admin, then publish or withdraw it.',
    calls: {},
  },
  {
    name: 'The life of a report',
    area: 'Reports',
    machine: careMachine,
    runsOn: 'server',
    way: 'Report something as a member, decide on it as an admin, then appeal as the person it’s about.',
    calls: {},
  },
  {
    name: 'The life of a comment',
    area: 'Comments',
    machine: commentMachine,
    runsOn: 'server',
    way: 'Comment on an impact, an article, a council or an opportunity, then hide it as an admin.',
    calls: {},
  },
  {
    name: 'Receive new notifications',
    area: 'Notifications',
    machine: streamMachine,
    runsOn: 'every page',
    way: 'It runs on every page while you’re logged in; the bell shows what arrives.',
    calls: { browser: [], stream: ['streamNotifications'], look: ['listNotifications'] },
  },
  {
    name: 'Edit your profile',
    area: 'Settings',
    machine: profileEditing.machine,
    runsOn: 'page',
    way: 'Open “Settings”, then “Profile”.',
    calls: { openDraft: [], sendDraft: ['updateProfile'], readNewest: ['getCurrentUser'] },
  },
  {
    name: 'Change your picture',
    area: 'Settings',
    machine: profilePictureMachine,
    runsOn: 'page',
    way: 'Open “Settings”, then “Profile”.',
    calls: { uploadPicture: ['uploadMedia'], showPicture: ['updateProfile'] },
  },
  {
    name: 'Download your data',
    area: 'Settings',
    machine: dataDownloadMachine,
    runsOn: 'page',
    way: 'Open “Settings”, then “Your data”.',
    calls: { downloadArchive: ['exportMyData'] },
  },
  {
    name: 'Deactivate your account',
    area: 'Settings',
    machine: deactivationMachine,
    runsOn: 'page',
    way: 'Open “Settings”, then “Deactivate account”.',
    calls: { deactivateAccount: ['deactivateAccount'] },
  },
  {
    name: 'A decision that can be undone',
    area: 'Working through a queue',
    machine: createHeldDecision(),
    runsOn: 'page',
    way: 'Decide on anything in a queue, as a judge, an admin or a partner.',
    calls: {
      sendDecision: [...new Set(Object.values(QUEUES).flatMap((queues) => queues.flatMap(({ calls }) => calls)))],
    },
  },
];

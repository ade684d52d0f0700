/** The half of the kit that changes something: journeys of the accounts, and what they leave is taken away. */

import { isReading } from '../checks/success.ts';
import { isChosen, type Kit } from '../kit.ts';
import { makeAccount, useOwnAccount, useSessions } from './accounts.ts';
import { foundCouncil } from './councils.ts';
import { manageMilestone, shareCredential } from './credentials.ts';
import { logImpact, reviewTogether } from './impacts.ts';
import { publishArticle, uploadInParts, uploadPicture } from './news.ts';
import { fillOpportunity, offerOpportunity } from './opportunities.ts';
import { administer, followSomeone, moderate } from './people.ts';
import { useWebhook } from './webhooks.ts';
import { createWriter, JourneyEnded, type Writer } from './writer.ts';

interface Journey {
  walk: (writer: Writer) => Promise<void>;
  /** The calls that it makes succeed. */
  calls: readonly string[];
}

const JOURNEYS: readonly Journey[] = [
  {
    walk: foundCouncil,
    calls: [
      'createCouncil',
      'decideCouncil',
      'updateCouncil',
      'requestCouncilMembership',
      'decideMembershipRequest',
      'addCouncilResource',
      'removeCouncilResource',
      'setThreadAudience',
      'addComment',
      'editComment',
      'likeComment',
      'hideComment',
      'muteThread',
      'deleteComment',
      'removeMember',
      'removeGoalLink',
      'getCouncil',
      'listCouncilResources',
      'listMembershipRequests',
    ],
  },
  {
    walk: logImpact,
    calls: [
      'createImpact',
      'updateImpact',
      'likeImpact',
      'askAboutImpact',
      'answerImpactQuestion',
      'reviewImpact',
      'appealImpactDecision',
      'featureImpact',
      'hideImpact',
      'getImpact',
      'checkImpactEditable',
    ],
  },
  { walk: reviewTogether, calls: ['reviewImpacts'] },
  {
    walk: offerOpportunity,
    calls: [
      'createOpportunity',
      'updateOpportunity',
      'verifyOpportunity',
      'featureOpportunity',
      'hideOpportunity',
      'closeOpportunity',
      'handOverOpportunity',
      'addFavourite',
      'removeFavourite',
      'getOpportunity',
    ],
  },
  {
    walk: fillOpportunity,
    calls: ['applyForOpportunity', 'decideApplication', 'withdrawApplication', 'autoAcceptApplications'],
  },
  { walk: publishArticle, calls: ['createNews', 'updateNews', 'setNewsLive', 'deleteNews', 'getNews'] },
  { walk: uploadInParts, calls: ['uploadMediaPart', 'getMediaUpload', 'cancelMediaUpload'] },
  { walk: uploadPicture, calls: ['uploadMedia', 'describeMedia', 'deleteMedia'] },
  {
    walk: followSomeone,
    calls: ['startFollowing', 'muteFollowed', 'stopFollowing', 'blockPerson', 'unblockPerson', 'getFollowState'],
  },
  { walk: moderate, calls: ['reportContent', 'decideReport', 'getReport'] },
  {
    walk: administer,
    calls: [
      'addPoints',
      'recalculatePoints',
      'administerUser',
      'setSecondStepRule',
      'setProofRule',
      'changeCommunitySettings',
      'uploadLookPicture',
      'sendTestMail',
      'startPointsRecount',
      'stopPointsRecount',
      'previewPointsRule',
      'checkImport',
      'startImport',
      'getImport',
      'hideLaunchSteps',
      'countFlow',
      'inviteOrganization',
    ],
  },
  { walk: makeAccount, calls: ['registerUser', 'resendVerificationMail', 'eraseAccount', 'logIn'] },
  {
    walk: useOwnAccount,
    calls: [
      'updateProfile',
      'updateLanguage',
      'createPrivacyPolicy',
      'updatePrivacyPolicy',
      'markNotificationRead',
      'updateNotificationChoices',
      'inviteByMail',
      'forgotPassword',
      'changeEmail',
      'resendEmailChange',
      'retryMailAddress',
      'cancelEmailChange',
      'proveIdentity',
      'changePassword',
      'deactivateAccount',
    ],
  },
  {
    walk: useWebhook,
    calls: [
      'makeWebhook',
      'updateWebhook',
      'changeWebhookSecret',
      'testWebhook',
      'switchWebhook',
      'resendWebhookDelivery',
      'deleteWebhook',
      'getWebhook',
      'listWebhookDeliveries',
      'getWebhookDelivery',
    ],
  },
  {
    walk: manageMilestone,
    calls: ['makeCredentialMilestone', 'updateCredentialMilestone', 'retireCredentialMilestone'],
  },
  {
    walk: shareCredential,
    calls: ['shareCredential', 'chooseCredentialSubject', 'makeYearRecord', 'getCredential'],
  },
  { walk: useSessions, calls: ['logOut', 'endSession', 'endOtherSessions', 'renewToken'] },
];

const MAILED = 'it needs the secret of a link in an email';
const LET_IN = 'it needs someone whom an admin has to let in, and so a link in an email';
const PUSH = 'it needs the subscription of a browser';
const DEVICE = 'it needs an authenticator, and would change how an account that the kit was given logs in';

/** Changes whose success the kit doesn't cause, and why. */
const NOT_MADE: Record<string, string> = {
  registerInvitedUser: MAILED,
  resetPassword: MAILED,
  disownPassword: MAILED,
  confirmEmailChange: MAILED,
  undoEmailChange: MAILED,
  verifyEmail: MAILED,
  addPushDevice: PUSH,
  updatePushDevice: PUSH,
  removePushDevice: PUSH,
  unsubscribe: MAILED,
  resubscribe: MAILED,
  decideRegistration: LET_IN,
  withdrawRegistration: LET_IN,
  resendToRegistered: 'it needs the cookie of a registration that was just made',
  confirmGoogleSignIn: 'it needs a real sign-in with the identity provider',
  signInWithGoogle: 'it needs a real sign-in with the identity provider',
  changePassword: 'it would change a password that the kit was given',
  deactivateAccount: 'it would deactivate an account that the kit was given',
  createPrivacyPolicy: 'the member has a policy, and it can’t be deleted',
  logInWithPasskey: DEVICE,
  beginAppFactor: DEVICE,
  confirmAppFactor: DEVICE,
  removeAppFactor: DEVICE,
  beginPasskey: DEVICE,
  addPasskey: DEVICE,
  renamePasskey: DEVICE,
  removePasskey: DEVICE,
  renewRecoveryCodes: DEVICE,
  retryFailedJob: 'it needs a job that failed',
  setPlaceOfLocation: 'the place of a location can’t be unset',
  appealDecision: 'it needs a decision against someone, of which they are told',
  answerAppeal: 'it needs a decision against someone, of which they are told',
};

export async function checkWriting(kit: Kit): Promise<void> {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const reasons = new Map<string, string>(Object.entries(NOT_MADE));
  for (const { walk, calls } of JOURNEYS) {
    if (!calls.some((id) => isChosen(kit, id))) continue;
    const writer = createWriter(kit, stamp);
    try {
      await walk(writer);
    } catch (error) {
      if (!(error instanceof JourneyEnded)) throw error;
      for (const id of calls) reasons.set(id, reasons.get(id) ?? error.message);
    }
    await writer.takeAway();
  }
  sayWhatIsMissing(kit, reasons);
}

/** A call that changes something, and of which no success was seen. */
function sayWhatIsMissing({ report, operations }: Kit, reasons: ReadonlyMap<string, string>): void {
  const succeeded = new Set(report.succeeded);
  for (const operation of operations.filter((one) => !isReading(one) && !succeeded.has(one.id))) {
    report.skip(operation, 'success', reasons.get(operation.id) ?? 'the kit has no journey for it yet');
  }
}

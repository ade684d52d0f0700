/** The API calls that a flow's invoked actors make. The inspector's page reads them from `generated/flows.gen.ts`. */
import { QUEUES } from '#app/web/queues.ts';

/** Operation ids by the actor's name; an empty list if the actor calls no server. */
type Calls = Readonly<Record<string, readonly string[]>>;

/** The calls, by the machine's id. */
const CALLS: Readonly<Record<string, Calls>> = {
  login: {
    logIn: ['logIn'],
    resendVerificationMail: ['resendVerificationMail'],
    awaitAutofill: ['beginPasskeyLogin'],
    askForPasskey: ['beginPasskeyLogin'],
    logInWithPasskey: ['logInWithPasskey'],
    getExternalUrl: ['getGoogleSignInUrl'],
    finishExternal: ['signInWithGoogle'],
    confirmExternal: ['confirmGoogleSignIn'],
  },
  session: { renewTokens: ['renewToken'], loadCurrentUser: ['getCurrentUser'], logOut: ['logOut'] },
  verifyEmail: { verifyEmail: ['verifyEmail'] },
  verificationMail: { resendVerificationMail: ['resendVerificationMail', 'resendToRegistered'] },
  forgotPassword: { forgotPassword: ['forgotPassword'] },
  resetPassword: { resetPassword: ['resetPassword'] },
  signUpPrompt: { cover: [] },
  registration: { register: ['registerUser', 'registerInvitedUser'] },
  profileCompletion: { updateProfile: ['updateProfile'] },
  impactForm: { openDraft: [], sendDraft: ['createImpact', 'updateImpact'], readNewest: ['getImpact'] },
  waitingItem: {
    sendWaiting: [
      'createImpact',
      'addComment',
      'editComment',
      'likeImpact',
      'likeComment',
      'addFavourite',
      'removeFavourite',
      'startFollowing',
      'stopFollowing',
    ],
  },
  quickLog: { propose: ['proposeImpact'] },
  opportunityForm: {
    openDraft: [],
    sendDraft: ['createOpportunity', 'updateOpportunity'],
    readNewest: ['getOpportunity'],
  },
  councilForm: { openDraft: [], sendDraft: ['createCouncil', 'updateCouncil'], readNewest: ['getCouncil'] },
  newsForm: { openDraft: [], sendDraft: ['createNews', 'updateNews'], readNewest: ['getNews'] },
  line: { browser: [], stream: ['streamNotifications'], look: ['listNotifications'] },
  pushDevice: {
    lookAtDevice: ['getPushSettings'],
    askPermission: [],
    turnDeviceOn: ['getPushSettings', 'addPushDevice'],
    turnDeviceOff: ['getPushSettings', 'removePushDevice'],
  },
  profileEditing: { openDraft: [], sendDraft: ['updateProfile'], readNewest: ['getCurrentUser'] },
  profilePicture: { uploadPicture: ['uploadMedia'], showPicture: ['updateProfile'] },
  dataDownload: { downloadArchive: ['exportMyData'] },
  emailChange: {
    readEmailChange: ['getEmailChange'],
    changeEmail: ['changeEmail'],
    resendEmailChange: ['resendEmailChange'],
    cancelEmailChange: ['cancelEmailChange'],
  },
  emailLink: { followLink: ['confirmEmailChange', 'undoEmailChange'] },
  freshProof: { readWays: ['getCurrentUser', 'getFactors'], proveIdentity: ['proveIdentity'] },
  deactivation: { deactivateAccount: ['deactivateAccount'] },
  heldDecision: {
    sendDecision: [...new Set(Object.values(QUEUES).flatMap((queues) => queues.flatMap(({ calls }) => calls)))],
  },
};

export const callsOf = (id: string): Calls => CALLS[id] ?? {};

/** What happens to a person across several flows, told as walks through them. A test walks each one to where it ends. */

interface Chapter {
  /** The id of its machine. */
  flow: string;
  /** As in the link of a walk: `~guard` for yes, `!guard` for no, behind the event that asks. */
  walk: string;
  endsIn: string;
  told: string;
}

export interface Journey {
  id: string;
  question: string;
  chapters: readonly [Chapter, ...Chapter[]];
}

const ARRIVED = '!hasExternalCode!isExternalReturn';
const NOBODY = '!hasRefreshToken!hasExpired!hasToken';
const LOGGED_IN = `${NOBODY},login.succeeded!isMailUnverified`;

export const JOURNEYS: readonly Journey[] = [
  {
    id: 'unverified-and-incomplete',
    question: 'Somebody logs in whose mail address is not verified and whose profile is not complete',
    chapters: [
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified`,
        endsIn: 'login.unverified',
        told: 'The password is right, but the mail address is not verified. The log in page says so, and offers to send the verification mail again. The profile does not matter yet.',
      },
      {
        flow: 'session',
        walk: `${NOBODY},login.unverified`,
        endsIn: 'session.unverified',
        told: 'The person is not logged in. The page keeps a token that serves the verification alone, and forgets it when it expires.',
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified,resend.requested,xstate.done.actor.resendVerificationMail`,
        endsIn: 'login.givenUp',
        told: 'Whoever asks for the mail again gets it. The token is given up then, and the person is led out.',
      },
      {
        flow: 'verifyEmail',
        walk: ',xstate.done.actor.verifyEmail',
        endsIn: 'verifyEmail.verified',
        told: 'The link of the mail verifies the address by itself. A link that was used or is too old says so instead.',
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn!isUnverified!isLoginProfileComplete`,
        endsIn: 'login.loggedIn',
        told: 'Logging in works now. The profile is not complete, so the person is led to “Complete your profile” instead of home.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}!hasCompleteProfile`,
        endsIn: 'session.incompleteProfile.fresh',
        told: 'The person is logged in, and every other page of the member area leads back to the profile.',
      },
      {
        flow: 'profileCompletion',
        walk: ',form.submitted,xstate.done.actor.updateProfile~isCompleted',
        endsIn: 'profileCompletion.completed',
        told: 'The profile is sent. The server says whether anything is missing; if so, the form stays open and says what.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}!hasCompleteProfile,profile.completed`,
        endsIn: 'session.signedIn.fresh',
        told: 'Now everything is open. The person comes home, to the area of their role.',
      },
    ],
  },
  {
    id: 'forgotten-password',
    question: 'Somebody has forgotten the password',
    chapters: [
      {
        flow: 'forgotPassword',
        walk: ',form.submitted,xstate.done.actor.forgotPassword',
        endsIn: 'forgotPassword.sent',
        told: 'A mail with a link is on its way. A mistyped address can be corrected.',
      },
      {
        flow: 'resetPassword',
        walk: ',form.submitted~isSameTwice,xstate.done.actor.resetPassword',
        endsIn: 'resetPassword.changed',
        told: 'The link opens a form for the new password. Setting it ends every session of that person.',
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn!isUnverified~isLoginProfileComplete`,
        endsIn: 'login.loggedIn',
        told: 'The person logs in with the new password.',
      },
    ],
  },
  {
    id: 'visitor-joins',
    question: 'A visitor looks around and joins',
    chapters: [
      {
        flow: 'signUpPrompt',
        walk: '!isWithoutPrompt!isKnown,xstate.after.signUpPromptDelay.signUpPrompt.waiting.counting~isVisitor!isKnown,cover.lifted!isKnown',
        endsIn: 'signUpPrompt.waiting.open',
        told: 'Eight seconds after the page was loaded an invitation opens, once. Whoever is logged in never sees it.',
      },
      {
        flow: 'registration',
        walk: ',form.submitted,xstate.done.actor.register',
        endsIn: 'registration.registered',
        told: 'The account stands at once, and a mail asks to verify the address. The person is led to the log in.',
      },
    ],
  },
  {
    id: 'declined-impact',
    question: 'An impact is declined, and its owner appeals',
    chapters: [
      {
        flow: 'impactForm',
        walk: ',xstate.done.actor.openDraft,send.requested~isSound,xstate.done.actor.sendImpact',
        endsIn: 'impactForm.sent',
        told: 'The impact is written down in steps and sent. Until then this browser keeps the draft.',
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide',
        endsIn: 'impact.declined.appealable',
        told: 'A reviewer declines it and says why. One decline is enough.',
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide,impact.appealed',
        endsIn: 'impact.pending.underAppeal',
        told: 'The owner may appeal once. Another reviewer has to decide then.',
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide,impact.appealed,impact.approved~canComplete',
        endsIn: 'impact.verified',
        told: 'With the approval the impact is public and gives its points.',
      },
    ],
  },
  {
    id: 'session-ends',
    question: 'A session ends while the page is open',
    chapters: [
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh`,
        endsIn: 'session.signedIn.renewing',
        told: 'A minute before the token expires it is renewed, by one tab for all. Nobody notices.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens!isRefusal`,
        endsIn: 'session.signedIn.waiting',
        told: 'Where the line is lost the person stays logged in, and it is tried again, later each time.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens~isRefusal`,
        endsIn: 'session.signedOut',
        told: 'Where the server refuses, the session is over: the person is led out once, whatever else is under way.',
      },
    ],
  },
];

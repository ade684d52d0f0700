/** Journeys across several flows, told as walks through them. A test walks each one to its end. */

interface Chapter {
  /** The id of its machine. */
  flow: string;
  /** As in a walk's link: `~guard` for yes, `!guard` for no, after the event that asks. */
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
    question: 'Someone logs in with an unverified email address and an incomplete profile',
    chapters: [
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified`,
        endsIn: 'login.unverified',
        told: 'The password is right, but the email address isn’t verified. The login page says so and offers to resend the verification email. The profile doesn’t matter yet.',
      },
      {
        flow: 'session',
        walk: `${NOBODY},login.unverified`,
        endsIn: 'session.unverified',
        told: 'The person isn’t logged in. The page keeps a token that only allows verification, until it expires.',
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified,resend.requested,xstate.done.actor.resendVerificationMail`,
        endsIn: 'login.givenUp',
        told: 'The email is sent again on request. Then the token is dropped and the person is logged out.',
      },
      {
        flow: 'verifyEmail',
        walk: ',xstate.done.actor.verifyEmail',
        endsIn: 'verifyEmail.verified',
        told: 'The link in the email verifies the address. If it has expired or was already used, the page says so.',
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn!isUnverified!isLoginProfileComplete`,
        endsIn: 'login.loggedIn',
        told: 'Logging in works now. The profile is incomplete, so the person is sent to “Complete your profile” instead of home.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}!hasCompleteProfile`,
        endsIn: 'session.incompleteProfile.fresh',
        told: 'The person is logged in, and every other page of the member area redirects to the profile.',
      },
      {
        flow: 'profileCompletion',
        walk: ',form.submitted,xstate.done.actor.updateProfile~isCompleted',
        endsIn: 'profileCompletion.completed',
        told: 'The profile is sent. If the server finds anything missing, the form stays open and says what.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}!hasCompleteProfile,profile.completed`,
        endsIn: 'session.signedIn.fresh',
        told: 'Everything is open now. The person is sent home, to the area of their role.',
      },
    ],
  },
  {
    id: 'forgotten-password',
    question: 'Someone has forgotten their password',
    chapters: [
      {
        flow: 'forgotPassword',
        walk: ',form.submitted,xstate.done.actor.forgotPassword',
        endsIn: 'forgotPassword.sent',
        told: 'An email with a link has been sent. A mistyped address can be corrected.',
      },
      {
        flow: 'resetPassword',
        walk: ',form.submitted~isSameTwice,xstate.done.actor.resetPassword',
        endsIn: 'resetPassword.changed',
        told: 'The link opens a form for the new password. Setting it ends all of that person’s sessions.',
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
        told: 'An invitation opens once, eight seconds after the page loads. Anyone logged in never sees it.',
      },
      {
        flow: 'registration',
        walk: ',form.submitted,xstate.done.actor.register',
        endsIn: 'registration.registered',
        told: 'The account is created immediately, an email asks to verify the address, and the person is sent to the login page.',
      },
    ],
  },
  {
    id: 'declined-impact',
    question: 'An impact is declined, and its owner appeals',
    chapters: [
      {
        flow: 'impactForm',
        walk: ',xstate.done.actor.openDraft!isBehind,send.requested~isSound,xstate.done.actor.sendDraft',
        endsIn: 'impactForm.sent',
        told: 'The impact is written step by step and submitted. Until then this browser keeps the draft.',
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide',
        endsIn: 'impact.declined.appealable',
        told: 'A judge declines it and says why. One decline is enough.',
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide,impact.appealed',
        endsIn: 'impact.pending.underAppeal',
        told: 'The owner can appeal once. Then a different judge decides.',
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide,impact.appealed,impact.approved~canComplete',
        endsIn: 'impact.verified',
        told: 'Once approved, the impact is public and earns its points.',
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
        told: 'The token is renewed a minute before it expires, by one tab for all. No one notices.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens!isRefusal`,
        endsIn: 'session.signedIn.waiting',
        told: 'If the connection is lost the person stays logged in, and the renewal is retried with growing delays.',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens~isRefusal`,
        endsIn: 'session.signedOut',
        told: 'If the server refuses, the session is over and the person is logged out once.',
      },
    ],
  },
];

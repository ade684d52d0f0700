/**
 * Journeys across several flows, told as walks through them. A test walks each one to its end. Their questions, and what
 * happens in each chapter, are among the names.
 */
interface Chapter {
  /** The id of its machine. */
  flow: string;
  /** As in a walk's link: `~guard` for yes, `!guard` for no, after the event that evaluates the guard. */
  walk: string;
  endsIn: string;
}

export interface Journey {
  id: string;
  chapters: readonly [Chapter, ...Chapter[]];
}

const ARRIVED = '!hasExternalCode!isExternalReturn';
const NOBODY = '!hasRefreshToken!hasExpired!hasToken';
const LOGGED_IN = `${NOBODY},login.succeeded!isMailUnverified!isSecondStepOverdue`;

export const JOURNEYS: readonly Journey[] = [
  {
    id: 'unverified-and-incomplete',
    chapters: [
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified`,
        endsIn: 'login.unverified',
      },
      { flow: 'session', walk: `${NOBODY},login.unverified`, endsIn: 'session.unverified' },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified,resend.requested,xstate.done.actor.resendVerificationMail`,
        endsIn: 'login.givenUp',
      },
      {
        flow: 'verifyEmail',
        walk: ',xstate.done.actor.verifyEmail!isRegisteredHere!isPendingHere!isPending',
        endsIn: 'verifyEmail.verified',
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn!isUnverified!isPending!isLoginProfileComplete`,
        endsIn: 'login.loggedIn',
      },
      { flow: 'session', walk: `${LOGGED_IN}!hasCompleteProfile`, endsIn: 'session.incompleteProfile.fresh' },
      {
        flow: 'profileCompletion',
        walk: ',form.submitted,xstate.done.actor.updateProfile~isCompleted',
        endsIn: 'profileCompletion.completed',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}!hasCompleteProfile,profile.completed`,
        endsIn: 'session.signedIn.fresh',
      },
    ],
  },
  {
    id: 'forgotten-password',
    chapters: [
      {
        flow: 'forgotPassword',
        walk: ',form.submitted,xstate.done.actor.forgotPassword',
        endsIn: 'forgotPassword.sent',
      },
      {
        flow: 'resetPassword',
        walk: ',form.submitted~isSameTwice,xstate.done.actor.resetPassword',
        endsIn: 'resetPassword.changed',
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn!isUnverified!isPending~isLoginProfileComplete`,
        endsIn: 'login.loggedIn',
      },
    ],
  },
  {
    id: 'visitor-joins',
    chapters: [
      {
        flow: 'signUpPrompt',
        walk: '!isWithoutPrompt!isKnown,xstate.after.signUpPromptDelay.signUpPrompt.waiting.counting~isVisitor!isKnown,cover.lifted!isKnown',
        endsIn: 'signUpPrompt.waiting.open',
      },
      {
        flow: 'registration',
        walk: ',form.submitted,xstate.done.actor.register',
        endsIn: 'registration.registered',
      },
    ],
  },
  {
    id: 'declined-impact',
    chapters: [
      {
        flow: 'impactForm',
        walk: ',xstate.done.actor.openDraft!isBehind,send.requested~isSound,xstate.done.actor.sendDraft',
        endsIn: 'impactForm.sent',
      },
      { flow: 'impact', walk: ',impact.declined~canDecide', endsIn: 'impact.declined.appealable' },
      { flow: 'impact', walk: ',impact.declined~canDecide,impact.appealed', endsIn: 'impact.pending.underAppeal' },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide,impact.appealed,impact.approved~canComplete',
        endsIn: 'impact.verified',
      },
    ],
  },
  {
    id: 'session-ends',
    chapters: [
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh`,
        endsIn: 'session.signedIn.renewing',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens!isRefusal`,
        endsIn: 'session.signedIn.waiting',
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens~isRefusal`,
        endsIn: 'session.signedOut',
      },
    ],
  },
];

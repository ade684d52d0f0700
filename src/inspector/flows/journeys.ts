/** Journeys across several flows, told as walks through them. A test walks each one to its end. */
import { say } from '#languages/say.ts';

interface Chapter {
  /** The id of its machine. */
  flow: string;
  /** As in a walk's link: `~guard` for yes, `!guard` for no, after the event that evaluates the guard. */
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
    question: say('inspector.journeys.unverifiedAndIncomplete'),
    chapters: [
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified`,
        endsIn: 'login.unverified',
        told: say('inspector.journeys.unverifiedAndIncomplete1'),
      },
      {
        flow: 'session',
        walk: `${NOBODY},login.unverified`,
        endsIn: 'session.unverified',
        told: say('inspector.journeys.unverifiedAndIncomplete2'),
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn~isUnverified,resend.requested,xstate.done.actor.resendVerificationMail`,
        endsIn: 'login.givenUp',
        told: say('inspector.journeys.unverifiedAndIncomplete3'),
      },
      {
        flow: 'verifyEmail',
        walk: ',xstate.done.actor.verifyEmail!isRegisteredHere',
        endsIn: 'verifyEmail.verified',
        told: say('inspector.journeys.unverifiedAndIncomplete4'),
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn!isUnverified!isLoginProfileComplete`,
        endsIn: 'login.loggedIn',
        told: say('inspector.journeys.unverifiedAndIncomplete5'),
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}!hasCompleteProfile`,
        endsIn: 'session.incompleteProfile.fresh',
        told: say('inspector.journeys.unverifiedAndIncomplete6'),
      },
      {
        flow: 'profileCompletion',
        walk: ',form.submitted,xstate.done.actor.updateProfile~isCompleted',
        endsIn: 'profileCompletion.completed',
        told: say('inspector.journeys.unverifiedAndIncomplete7'),
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}!hasCompleteProfile,profile.completed`,
        endsIn: 'session.signedIn.fresh',
        told: say('inspector.journeys.unverifiedAndIncomplete8'),
      },
    ],
  },
  {
    id: 'forgotten-password',
    question: say('inspector.journeys.forgottenPassword'),
    chapters: [
      {
        flow: 'forgotPassword',
        walk: ',form.submitted,xstate.done.actor.forgotPassword',
        endsIn: 'forgotPassword.sent',
        told: say('inspector.journeys.forgottenPassword1'),
      },
      {
        flow: 'resetPassword',
        walk: ',form.submitted~isSameTwice,xstate.done.actor.resetPassword',
        endsIn: 'resetPassword.changed',
        told: say('inspector.journeys.forgottenPassword2'),
      },
      {
        flow: 'login',
        walk: `${ARRIVED},form.submitted,xstate.done.actor.logIn!isUnverified~isLoginProfileComplete`,
        endsIn: 'login.loggedIn',
        told: say('inspector.journeys.forgottenPassword3'),
      },
    ],
  },
  {
    id: 'visitor-joins',
    question: say('inspector.journeys.visitorJoins'),
    chapters: [
      {
        flow: 'signUpPrompt',
        walk: '!isWithoutPrompt!isKnown,xstate.after.signUpPromptDelay.signUpPrompt.waiting.counting~isVisitor!isKnown,cover.lifted!isKnown',
        endsIn: 'signUpPrompt.waiting.open',
        told: say('inspector.journeys.visitorJoins1'),
      },
      {
        flow: 'registration',
        walk: ',form.submitted,xstate.done.actor.register',
        endsIn: 'registration.registered',
        told: say('inspector.journeys.visitorJoins2'),
      },
    ],
  },
  {
    id: 'declined-impact',
    question: say('inspector.journeys.declinedImpact'),
    chapters: [
      {
        flow: 'impactForm',
        walk: ',xstate.done.actor.openDraft!isBehind,send.requested~isSound,xstate.done.actor.sendDraft',
        endsIn: 'impactForm.sent',
        told: say('inspector.journeys.declinedImpact1'),
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide',
        endsIn: 'impact.declined.appealable',
        told: say('inspector.journeys.declinedImpact2'),
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide,impact.appealed',
        endsIn: 'impact.pending.underAppeal',
        told: say('inspector.journeys.declinedImpact3'),
      },
      {
        flow: 'impact',
        walk: ',impact.declined~canDecide,impact.appealed,impact.approved~canComplete',
        endsIn: 'impact.verified',
        told: say('inspector.journeys.declinedImpact4'),
      },
    ],
  },
  {
    id: 'session-ends',
    question: say('inspector.journeys.sessionEnds'),
    chapters: [
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh`,
        endsIn: 'session.signedIn.renewing',
        told: say('inspector.journeys.sessionEnds1'),
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens!isRefusal`,
        endsIn: 'session.signedIn.waiting',
        told: say('inspector.journeys.sessionEnds2'),
      },
      {
        flow: 'session',
        walk: `${LOGGED_IN}~hasCompleteProfile,xstate.after.untilRenewal.session.signedIn.fresh,xstate.error.actor.renewTokens~isRefusal`,
        endsIn: 'session.signedOut',
        told: say('inspector.journeys.sessionEnds3'),
      },
    ],
  },
];

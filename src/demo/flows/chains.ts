/** How people go through the machines of pages: what follows each state, with its share. What is left of it stops there. */

export interface Chain {
  machine: string;
  start: string;
  states: Readonly<Record<string, ChainState>>;
}

interface ChainState {
  /** The state whose transitions they are, if it isn't this innermost one. */
  drawn?: string;
  /** How long most stay, in seconds. */
  seconds: number;
  next: readonly Choice[];
}

type Choice = readonly [share: number, event: string, to: string, outcome?: string];

export const REGISTRATION: Chain = {
  machine: 'registration',
  start: 'editing',
  states: {
    editing: { seconds: 75, next: [[0.82, 'form.submitted', 'submitting']] },
    submitting: {
      seconds: 0.7,
      next: [
        [0.83, 'xstate.done.actor.register', 'registered'],
        [0.12, 'xstate.error.actor.register', 'editing', 'validation_failed'],
        [0.04, 'xstate.error.actor.register', 'editing', 'already_exists'],
        [0.01, 'xstate.error.actor.register', 'editing', 'offline'],
      ],
    },
    registered: { seconds: 3, next: [] },
  },
};

export const LOGIN: Chain = {
  machine: 'login',
  start: 'arriving',
  states: {
    arriving: { seconds: 0.1, next: [[1, '', 'editing']] },
    editing: {
      seconds: 14,
      next: [
        [0.86, 'form.submitted', 'submitting'],
        [0.07, 'passkey.requested', 'askingPasskey'],
      ],
    },
    submitting: {
      seconds: 0.6,
      next: [
        [0.78, 'xstate.done.actor.logIn', 'loggedIn'],
        [0.06, 'xstate.error.actor.logIn', 'askingCode', 'factor_required'],
        [0.14, 'xstate.error.actor.logIn', 'editing', 'login_refused'],
        [0.01, 'xstate.error.actor.logIn', 'editing', 'too_many_requests'],
        [0.01, 'xstate.error.actor.logIn', 'editing', 'offline'],
      ],
    },
    askingPasskey: {
      seconds: 4,
      next: [
        [0.9, 'xstate.done.actor.askForPasskey', 'checkingPasskey'],
        [0.1, 'xstate.error.actor.askForPasskey', 'editing'],
      ],
    },
    checkingPasskey: {
      seconds: 0.4,
      next: [
        [0.97, 'xstate.done.actor.logInWithPasskey', 'loggedIn'],
        [0.03, 'xstate.error.actor.logInWithPasskey', 'editing', 'passkey_refused'],
      ],
    },
    askingCode: {
      seconds: 17,
      next: [
        [0.92, 'code.submitted', 'checkingCode'],
        [0.03, 'code.abandoned', 'editing'],
      ],
    },
    checkingCode: {
      seconds: 0.4,
      next: [
        [0.9, 'xstate.done.actor.logInWithCode', 'loggedIn'],
        [0.1, 'xstate.error.actor.logInWithCode', 'askingCode', 'factor_refused'],
      ],
    },
    loggedIn: { seconds: 1, next: [] },
  },
};

/** Someone who hasn't verified their address: the server answers 202. */
const unverifiedLogin = (resending: number): Chain => ({
  machine: 'login',
  start: 'arriving',
  states: {
    ...LOGIN.states,
    editing: { seconds: 14, next: [[0.97, 'form.submitted', 'submitting']] },
    submitting: { seconds: 0.6, next: [[1, 'xstate.done.actor.logIn', 'unverified']] },
    unverified: { seconds: 25, next: [[resending, 'resend.requested', 'resending']] },
    resending: {
      seconds: 0.8,
      next: [
        [0.98, 'xstate.done.actor.resendVerificationMail', 'givenUp'],
        [0.02, 'xstate.error.actor.resendVerificationMail', 'givenUp', 'too_many_requests'],
      ],
    },
    givenUp: { seconds: 20, next: [] },
  },
});

export const UNVERIFIED_LOGIN = unverifiedLogin(0.31);
/** The release asks for it where the eye is. */
export const UNVERIFIED_LOGIN_SINCE = unverifiedLogin(0.72);

export const VERIFICATION: Chain = {
  machine: 'verifyEmail',
  start: 'verifying',
  states: {
    verifying: {
      seconds: 0.8,
      next: [
        [0.55, 'xstate.done.actor.verifyEmail', 'loggedIn'],
        [0.38, 'xstate.done.actor.verifyEmail', 'verified'],
        [0.06, 'xstate.error.actor.verifyEmail', 'linkDead', 'link_used_or_expired'],
        [0.01, 'xstate.error.actor.verifyEmail', 'unanswered', 'offline'],
      ],
    },
    unanswered: { seconds: 8, next: [[0.8, 'verification.retried', 'verifying']] },
    loggedIn: { seconds: 1, next: [] },
    verified: { seconds: 6, next: [] },
    linkDead: { seconds: 12, next: [] },
  },
};

export const QUICK_LOG: Chain = {
  machine: 'quickLog',
  start: 'pausing',
  states: {
    pausing: { seconds: 0.6, next: [[0.98, 'xstate.after.pause.quickLog.pausing', 'proposing']] },
    proposing: {
      seconds: 0.9,
      next: [
        [0.97, 'xstate.done.actor.propose', 'resting'],
        [0.03, 'xstate.error.actor.propose', 'unanswered', 'offline'],
      ],
    },
    unanswered: { seconds: 40, next: [[0.7, 'connection.returned', 'proposing']] },
    resting: { seconds: 30, next: [] },
  },
};

export const IMPACT_FORM: Chain = {
  machine: 'impactForm',
  start: 'opening',
  states: {
    opening: {
      seconds: 0.3,
      next: [
        [0.99, 'xstate.done.actor.openDraft', 'editing.upToDate'],
        [0.01, 'xstate.error.actor.openDraft', 'editing.upToDate', 'offline'],
      ],
    },
    'editing.upToDate': {
      drawn: 'editing',
      seconds: 35,
      next: [
        [0.5, 'draft.changed', 'editing.upToDate'],
        [0.27, 'step.passed', 'editing.upToDate'],
        [0.18, 'send.requested', 'sending'],
        [0.02, 'send.requested', 'editing.upToDate'],
      ],
    },
    sending: {
      seconds: 1.4,
      next: [
        [0.95, 'xstate.done.actor.sendDraft', 'sent'],
        [0.03, 'xstate.error.actor.sendDraft', 'editing.upToDate', 'validation_failed'],
        [0.02, 'xstate.error.actor.sendDraft', 'editing.upToDate', 'offline'],
      ],
    },
    sent: { seconds: 2, next: [] },
  },
};

/** Proving that it's still the account's owner at this device, before something that can't be undone. */
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { IdentityProofInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';
import { loginMessages } from '../messages.ts';
import { isPasskeyDeclined } from './login-messages.ts';

/** How the person can prove it. */
export interface ProofWays {
  password: boolean;
  code: boolean;
  /** In this browser, and at this address. */
  passkey: boolean;
}

/** What the person gives; the browser asks for the passkey. */
export type GivenProof = Pick<IdentityProofInput, 'password' | 'code'> | 'passkey';

const SCREEN = '/dashboard/settings';

export const freshProofMachine = setup({
  types: {} as {
    context: { ways: ProofWays; errors: FormErrors; error: unknown };
    events:
      | { type: 'reading.retried' }
      | { type: 'proof.given'; proof: GivenProof }
      | { type: 'proof.declined' }
      | { type: 'login.chosen' };
    emitted: { type: 'proof.settled'; isProven: boolean } | { type: 'login.needed' };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    readWays: fromPromise<ProofWays>(() => notProvided('readWays')),
    proveIdentity: fromPromise<void, { proof: GivenProof }>(() => notProvided('proveIdentity')),
  },
  actions: {
    clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
    keepWays: assign((_, { output }: { output: ProofWays }) => ({ ways: output })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepFormErrors: assign((_, { error }: { error: unknown }) => ({
      error,
      errors: formErrors(
        error,
        isPasskeyDeclined(error) ? loginMessages.passkeyCancelled : sayFailed(say('auth.freshProof.failed'), error),
      ),
    })),
    tellProven: emit({ type: 'proof.settled', isProven: true }),
    tellDeclined: emit({ type: 'proof.settled', isProven: false }),
    goToLogin: emit({ type: 'login.needed' }),
  },
  guards: {
    hasNoWay: (_, { output }: { output: ProofWays }) => Object.values(output).every((has) => !has),
  },
}).createMachine({
  id: 'freshProof',
  description: 'Asks whether it’s still the owner who uses the account, before something that can’t be undone.',
  meta: { screen: SCREEN },
  context: { ways: { password: false, code: false, passkey: false }, errors: NO_FORM_ERRORS, error: null },
  initial: 'reading',
  on: { 'proof.declined': { target: '.declined', actions: 'tellDeclined' } },
  states: {
    reading: {
      description: 'The server is asked how the person can prove it.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'readWays',
        src: 'readWays',
        onDone: [
          { guard: { type: 'hasNoWay', params: ({ event }) => event }, target: 'wayless' },
          { target: 'asking', actions: { type: 'keepWays', params: ({ event }) => event } },
        ],
        onError: { target: 'unread', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    unread: {
      description: 'No answer; a button retries.',
      meta: { screen: SCREEN },
      on: { 'reading.retried': 'reading' },
    },
    wayless: {
      description: 'The account has neither a password nor a second step, so only logging in again proves it.',
      meta: { screen: SCREEN },
      on: { 'login.chosen': { target: 'declined', actions: ['tellDeclined', 'goToLogin'] } },
    },
    asking: {
      description: 'Asks for the password, a code or a passkey, with the error of the last attempt.',
      meta: { screen: SCREEN },
      on: { 'proof.given': 'checking' },
    },
    checking: {
      description: 'The server checks the password, the code or the passkey, for which the browser asks before.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'proveIdentity',
        src: 'proveIdentity',
        input: ({ event }) => {
          assertEvent(event, 'proof.given');
          return { proof: event.proof };
        },
        onDone: { target: 'proven', actions: 'tellProven' },
        onError: { target: 'asking', actions: { type: 'keepFormErrors', params: ({ event }) => event } },
      },
    },
    proven: {
      description: 'Proved; the page goes on with what was about to be done.',
      meta: { screen: SCREEN },
      type: 'final',
    },
    declined: {
      description: 'The person turned back; nothing was changed.',
      meta: { screen: SCREEN },
      type: 'final',
    },
  },
});

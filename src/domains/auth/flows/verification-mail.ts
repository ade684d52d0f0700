/** Resends the verification email. */

import { assign, emit, fromPromise, setup } from 'xstate';
import { say } from '#languages/say.ts';
import type { Message } from '#platform/browser/flow-emitted.ts';
import { notProvided } from '#platform/browser/not-provided.ts';
import { verificationMailMessages } from '../messages.ts';

const SCREEN = '/auth/login';

export const verificationMailMachine = setup({
  types: {} as {
    context: { error: unknown };
    events: { type: 'resend.requested' };
    emitted: Message;
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    resendVerificationMail: fromPromise<void>(() => notProvided('resendVerificationMail')),
  },
  actions: {
    clearError: assign({ error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    tellSuccess: emit({ type: 'message', tone: 'success', text: verificationMailMessages.success }),
    tellFailure: emit({ type: 'message', tone: 'error', text: verificationMailMessages.failure }),
  },
}).createMachine({
  id: 'verificationMail',
  description: say('auth.verificationMail.resendingTheVerificationEmail'),
  meta: { screen: SCREEN },
  context: { error: null },
  initial: 'offered',
  states: {
    offered: {
      description: say('auth.verificationMail.theEmailCanBeSent'),
      meta: { screen: SCREEN },
      on: { 'resend.requested': 'sending' },
    },
    sending: {
      description: say('auth.verificationMail.theServerSendsTheEmail'),
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearError',
      invoke: {
        id: 'resendVerificationMail',
        src: 'resendVerificationMail',
        onDone: { target: 'sent', actions: 'tellSuccess' },
        onError: { target: 'offered', actions: [{ type: 'keepError', params: ({ event }) => event }, 'tellFailure'] },
      },
    },
    sent: {
      description: say('auth.verificationMail.theEmailIsOnIts'),
      meta: { screen: SCREEN },
      on: { 'resend.requested': 'sending' },
    },
  },
});

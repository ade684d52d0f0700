/** Resends the verification email. */

import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Message } from '#platform/browser/flows/flow-emitted.ts';
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
  description: 'Resending the verification email.',
  meta: { screen: SCREEN },
  context: { error: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The email can be sent again.',
      meta: { screen: SCREEN },
      on: { 'resend.requested': 'sending' },
    },
    sending: {
      description: 'The server sends the email.',
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
      description: 'The email is on its way; it can be sent once more if it doesn’t arrive.',
      meta: { screen: SCREEN },
      on: { 'resend.requested': 'sending' },
    },
  },
});

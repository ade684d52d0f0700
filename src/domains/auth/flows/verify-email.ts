/** Verifies the email address when the emailed link is opened. */

import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Message, Navigate } from '#platform/browser/flows/flow-emitted.ts';
import { emailVerificationMessages } from '../messages.ts';
import { isLinkDead } from './is-link-dead.ts';
import type { OpenedSession } from './session-types.ts';

const SCREEN = '/auth/verify/:token';

export const verifyEmailMachine = setup({
  types: {} as {
    context: { tokenParam: string; error: unknown };
    events: { type: 'verification.retried' };
    input: { tokenParam: string };
    /** The last two are forwarded to the session; the first of them drops a token that only allows verification. */
    emitted:
      | Message
      | Navigate
      | { type: 'email.verified' }
      | { type: 'login.succeeded'; session: OpenedSession; isHomeNext: true };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    verifyEmail: fromPromise<OpenedSession | null, { tokenParam: string }>(() => notProvided('verifyEmail')),
  },
  actions: {
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    announceVerified: emit({ type: 'email.verified' }),
    announceLogin: emit((_, session: OpenedSession | null) => ({
      type: 'login.succeeded' as const,
      session: session as OpenedSession,
      isHomeNext: true as const,
    })),
    goHome: emit({ type: 'navigate', to: '/' }),
    tellSuccess: emit({ type: 'message', tone: 'success', text: emailVerificationMessages.success }),
    tellLoggedIn: emit({ type: 'message', tone: 'success', text: emailVerificationMessages.successHere }),
  },
  guards: {
    isRegisteredHere: (_, session: OpenedSession | null) => session !== null,
    isLinkDead: (_, { error }: { error: unknown }) => isLinkDead(error),
  },
}).createMachine({
  id: 'verifyEmail',
  description: 'Verifies the email address when the emailed link is opened.',
  meta: { screen: SCREEN },
  context: ({ input }) => ({ tokenParam: input.tokenParam, error: null }),
  initial: 'verifying',
  states: {
    verifying: {
      description: 'The link’s token is sent to the server.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ tokenParam: context.tokenParam }),
        onDone: [
          {
            guard: { type: 'isRegisteredHere', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: [{ type: 'announceLogin', params: ({ event }) => event.output }, 'tellLoggedIn', 'goHome'],
          },
          { target: 'verified', actions: ['announceVerified', 'tellSuccess'] },
        ],
        onError: [
          {
            guard: { type: 'isLinkDead', params: ({ event }) => event },
            target: 'linkDead',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'unanswered', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    unanswered: {
      description: 'No answer; the link still works and a button retries.',
      meta: { screen: SCREEN },
      on: { 'verification.retried': 'verifying' },
    },
    linkDead: {
      description: 'The link has expired or was already used; logging in offers a new email.',
      meta: { screen: SCREEN },
    },
    verified: {
      description: 'The email address is verified and the person can log in.',
      meta: { screen: SCREEN },
    },
    loggedIn: {
      description: 'The address is verified, and the browser that registered is logged in.',
      meta: { screen: '/' },
    },
  },
});

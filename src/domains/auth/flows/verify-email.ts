/** Verifies the email address when the emailed link is opened. */

import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Message, Navigate } from '#platform/browser/flows/flow-emitted.ts';
import { emailVerificationMessages } from '../messages.ts';
import { isLinkDead } from './is-link-dead.ts';
import type { OpenedSession } from './session-types.ts';

const SCREEN = '/auth/verify/:token';
const WAITING = '/auth/waiting';

export interface Verified {
  /** In the browser that registered; null anywhere else. */
  session: OpenedSession | null;
  /** Whether an admin has to let the person in. */
  isPending: boolean;
}

export const verifyEmailMachine = setup({
  types: {} as {
    context: { tokenParam: string; error: unknown };
    events: { type: 'verification.retried' };
    input: { tokenParam: string };
    /** The last three are forwarded to the session; the first of them drops a token that only allows verification. */
    emitted:
      | Message
      | Navigate
      | { type: 'email.verified' }
      | { type: 'login.unverified'; session: OpenedSession }
      | { type: 'login.succeeded'; session: OpenedSession; isHomeNext: true };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    verifyEmail: fromPromise<Verified, { tokenParam: string }>(() => notProvided('verifyEmail')),
  },
  actions: {
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    announceVerified: emit({ type: 'email.verified' }),
    announceLogin: emit((_, { session }: Verified) => ({
      type: 'login.succeeded' as const,
      session: session as OpenedSession,
      isHomeNext: true as const,
    })),
    announcePending: emit((_, { session }: Verified) => ({
      type: 'login.unverified' as const,
      session: session as OpenedSession,
    })),
    goHome: emit({ type: 'navigate', to: '/' }),
    goToWaiting: emit({ type: 'navigate', to: WAITING }),
    tellSuccess: emit({ type: 'message', tone: 'success', text: emailVerificationMessages.success }),
    tellPending: emit({ type: 'message', tone: 'success', text: emailVerificationMessages.pending }),
    tellLoggedIn: emit({ type: 'message', tone: 'success', text: emailVerificationMessages.successHere }),
  },
  guards: {
    isPendingHere: (_, { session, isPending }: Verified) => isPending && session !== null,
    isPending: (_, { isPending }: Verified) => isPending,
    isRegisteredHere: (_, { session, isPending }: Verified) => !isPending && session !== null,
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
          {
            guard: { type: 'isPendingHere', params: ({ event }) => event.output },
            target: 'pending',
            actions: [{ type: 'announcePending', params: ({ event }) => event.output }, 'goToWaiting'],
          },
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'pendingElsewhere',
            actions: ['announceVerified', 'tellPending'],
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
    pending: {
      description: 'The address is verified; the browser that registered shows that an admin has to let the person in.',
      meta: { screen: WAITING },
    },
    pendingElsewhere: {
      description: 'The email address is verified, and an admin has to let the person in.',
      meta: { screen: SCREEN },
    },
    loggedIn: {
      description: 'The address is verified, and the browser that registered is logged in.',
      meta: { screen: '/' },
    },
  },
});

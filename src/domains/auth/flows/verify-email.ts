/** What the page of the verification mail's link does by itself. */
import { assign, emit, fromPromise, setup } from 'xstate';
import { isApiError } from '../../../platform/browser/api-error.ts';
import type { Message } from '../../../platform/browser/flow-emitted.ts';
import { unprovided } from '../../../platform/browser/unprovided.ts';
import { emailVerificationMessages } from '../messages.ts';

const SCREEN = '/auth/verify/:token';

export const verifyEmailMachine = setup({
  types: {} as {
    context: { tokenParam: string; error: unknown };
    events: { type: 'verification.retried' };
    input: { tokenParam: string };
    /** `email.verified` is sent on to the session, which gives up a token that serves the verification alone. */
    emitted: Message | { type: 'email.verified' };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    verifyEmail: fromPromise<void, { tokenParam: string }>(() => unprovided('verifyEmail')),
  },
  actions: {
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    announceVerified: emit({ type: 'email.verified' }),
    tellSuccess: emit({ type: 'message', tone: 'success', text: emailVerificationMessages.success }),
  },
  guards: {
    isLinkDead: (_, { error }: { error: unknown }) =>
      isApiError(error, 'invalid') || (isApiError(error, 'refused') && error.status === 410),
  },
}).createMachine({
  id: 'verifyEmail',
  description: 'Verifies the mail address when the link of the mail is opened.',
  meta: { screen: SCREEN },
  context: ({ input }) => ({ tokenParam: input.tokenParam, error: null }),
  initial: 'verifying',
  states: {
    verifying: {
      description: 'The server is told the token of the link.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ tokenParam: context.tokenParam }),
        onDone: { target: 'verified', actions: ['announceVerified', 'tellSuccess'] },
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
      description: 'No answer came; the link is still good and a button tries again.',
      meta: { screen: SCREEN },
      on: { 'verification.retried': 'verifying' },
    },
    linkDead: {
      description: 'The link was used already or is too old; logging in offers a new mail.',
      meta: { screen: SCREEN },
    },
    verified: {
      description: 'The address is verified and the person may log in.',
      meta: { screen: SCREEN },
    },
  },
});

/** Changing one's own email address in the settings, until the new one is confirmed by its link. */

import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { ChangeEmailInput, PendingEmail } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';
import { loginMessages } from '../messages.ts';

const SCREEN = '/dashboard/settings/email';

const FAILURES = {
  resend: say('auth.emailSection.resendFailed'),
  cancel: say('auth.emailSection.cancelFailed'),
};

export const emailChangeMachine = setup({
  types: {} as {
    context: { pending: PendingEmail | null; errors: FormErrors; failure: string | null; error: unknown };
    events:
      | { type: 'reading.retried' }
      | { type: 'form.submitted'; values: ChangeEmailInput }
      | { type: 'resend.requested' }
      | { type: 'cancel.requested' };
    emitted: { type: 'link.resent' } | { type: 'change.outdated' };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    readEmailChange: fromPromise<PendingEmail | null>(() => notProvided('readEmailChange')),
    changeEmail: fromPromise<PendingEmail | null, { values: ChangeEmailInput }>(() => notProvided('changeEmail')),
    resendEmailChange: fromPromise<PendingEmail | null>(() => notProvided('resendEmailChange')),
    cancelEmailChange: fromPromise<void>(() => notProvided('cancelEmailChange')),
  },
  actions: {
    clearErrors: assign({ errors: NO_FORM_ERRORS, failure: null, error: null }),
    keepPending: assign((_, { output }: { output: PendingEmail | null }) => ({ pending: output })),
    forgetPending: assign({ pending: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepFormErrors: assign((_, { error }: { error: unknown }) => ({
      error,
      errors: formErrors(error, loginMessages.unexpected),
    })),
    keepFailure: assign((_, { error, of }: { error: unknown; of: keyof typeof FAILURES }) => ({
      error,
      failure: sayFailed(FAILURES[of], error),
    })),
    tellResent: emit({ type: 'link.resent' }),
    tellOutdated: emit({ type: 'change.outdated' }),
  },
  guards: {
    hasPending: (_, { output }: { output: PendingEmail | null }) => output !== null,
    isNoLongerPending: (_, { error }: { error: unknown }) => isRefusedFor(error, 'not_found'),
  },
}).createMachine({
  id: 'emailChange',
  description: 'Changing one’s own email address; the new one counts once its link is followed.',
  meta: { screen: SCREEN },
  context: { pending: null, errors: NO_FORM_ERRORS, failure: null, error: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked whether a change is under way.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'readEmailChange',
        src: 'readEmailChange',
        onDone: [
          {
            guard: { type: 'hasPending', params: ({ event }) => event },
            target: 'pending',
            actions: { type: 'keepPending', params: ({ event }) => event },
          },
          { target: 'editing', actions: 'forgetPending' },
        ],
        onError: { target: 'unread', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    unread: {
      description: 'No answer; a button retries.',
      meta: { screen: SCREEN },
      on: { 'reading.retried': 'reading' },
    },
    editing: {
      description: 'The form is open; errors from the last attempt are shown.',
      meta: { screen: SCREEN },
      on: { 'form.submitted': 'asking' },
    },
    asking: {
      description: 'The server emails a link to the new address and tells the current one.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { values: event.values };
        },
        onDone: { target: 'pending', actions: { type: 'keepPending', params: ({ event }) => event } },
        onError: { target: 'editing', actions: { type: 'keepFormErrors', params: ({ event }) => event } },
      },
    },
    pending: {
      description: 'The new address is to be confirmed by its link; the current one counts until then.',
      meta: { screen: SCREEN },
      on: { 'resend.requested': 'resending', 'cancel.requested': 'cancelling' },
    },
    resending: {
      description: 'The server emails a new link to the new address.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'resendEmailChange',
        src: 'resendEmailChange',
        onDone: {
          target: 'pending',
          actions: [{ type: 'keepPending', params: ({ event }) => event }, 'tellResent'],
        },
        onError: [
          {
            guard: { type: 'isNoLongerPending', params: ({ event }) => event },
            target: 'reading',
            actions: ['forgetPending', 'tellOutdated'],
          },
          {
            target: 'pending',
            actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error, of: 'resend' as const }) },
          },
        ],
      },
    },
    cancelling: {
      description: 'The server forgets the new address; its link stops working.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'cancelEmailChange',
        src: 'cancelEmailChange',
        onDone: { target: 'editing', actions: ['forgetPending', 'tellOutdated'] },
        onError: {
          target: 'pending',
          actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error, of: 'cancel' as const }) },
        },
      },
    },
  },
});

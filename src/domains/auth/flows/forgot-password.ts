/** Requesting a link to reset the password. */

import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { ForgotPasswordInput } from '#generated/types.gen.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Message } from '#platform/browser/flows/flow-emitted.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';
import { forgotPasswordMessages, loginMessages } from '../messages.ts';

const SCREEN = '/auth/forgot';

/** An address without an account: a 404, or an error about the email field. */
function forgotPasswordErrors(error: unknown): FormErrors {
  const isUnknown = isApiError(error, 'refused') && (error.status === 404 || error.messageByField?.['email']);
  if (isUnknown) return { form: forgotPasswordMessages.unknown, fields: [] };
  return formErrors(error, loginMessages.unexpected);
}

export const forgotPasswordMachine = setup({
  types: {} as {
    context: { errors: FormErrors; error: unknown };
    events: { type: 'form.submitted'; values: ForgotPasswordInput } | { type: 'another.requested' };
    emitted: Message;
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    forgotPassword: fromPromise<void, ForgotPasswordInput>(() => notProvided('forgotPassword')),
  },
  actions: {
    clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error, errors: forgotPasswordErrors(error) })),
    tellSuccess: emit({ type: 'message', tone: 'success', text: forgotPasswordMessages.success }),
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'Requesting a link to reset the password.',
  meta: { screen: SCREEN },
  context: { errors: NO_FORM_ERRORS, error: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; errors from the last attempt are shown.',
      meta: { screen: SCREEN },
      on: { 'form.submitted': 'submitting' },
    },
    submitting: {
      description: 'The server sends the link.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return event.values;
        },
        onDone: { target: 'sent', actions: 'tellSuccess' },
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    sent: {
      description: 'The link has been sent; a mistyped address can be corrected.',
      meta: { screen: SCREEN },
      on: { 'another.requested': 'editing' },
    },
  },
});

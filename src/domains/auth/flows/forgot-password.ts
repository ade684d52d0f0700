/** Asking for a link that resets the password. */
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { ForgotPasswordInput } from '../../../../generated/types.gen.ts';
import { isApiError } from '../../../platform/browser/api-error.ts';
import type { Message } from '../../../platform/browser/flow-emitted.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '../../../platform/browser/form-errors.ts';
import { unprovided } from '../../../platform/browser/unprovided.ts';
import { forgotPasswordMessages, loginMessages } from '../messages.ts';

const SCREEN = '/auth/forgot';

/** Only an address without an account is told as such: a 404, or a refusal that names the email. */
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
    forgotPassword: fromPromise<void, ForgotPasswordInput>(() => unprovided('forgotPassword')),
  },
  actions: {
    clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error, errors: forgotPasswordErrors(error) })),
    tellSuccess: emit({ type: 'message', tone: 'success', text: forgotPasswordMessages.success }),
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'Asking for a link that resets the password.',
  meta: { screen: SCREEN },
  context: { errors: NO_FORM_ERRORS, error: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; what was wrong with the last try stands beside it.',
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
      description: 'The link is in the mail; a mistyped address can be corrected.',
      meta: { screen: SCREEN },
      on: { 'another.requested': 'editing' },
    },
  },
});

/** Setting a new password with an emailed link. */

import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { ResetPasswordInput } from '#generated/types.gen.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Message, Navigate } from '#platform/browser/flows/flow-emitted.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';
import { loginMessages, resetPasswordMessages } from '../messages.ts';

const SCREEN = '/auth/reset/:token';

export const resetPasswordMachine = setup({
  types: {} as {
    context: { tokenParam: string; errors: FormErrors; error: unknown };
    events: { type: 'form.submitted'; values: ResetPasswordInput };
    input: { tokenParam: string };
    emitted: Navigate | Message;
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    resetPassword: fromPromise<void, { tokenParam: string; values: ResetPasswordInput }>(() =>
      notProvided('resetPassword'),
    ),
  },
  actions: {
    clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
    keepMismatch: assign({
      errors: { form: null, fields: [{ name: 'confirmpassword', errors: [resetPasswordMessages.mismatch] }] },
    }),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error,
      errors: formErrors(error, loginMessages.unexpected),
    })),
    tellSuccess: emit({ type: 'message', tone: 'success', text: resetPasswordMessages.success }),
    goToLogin: emit({ type: 'navigate', to: '/auth/login' }),
  },
  guards: {
    isSameTwice: (_, { values }: { values: ResetPasswordInput }) => values.password === values.confirmpassword,
    isLinkDead: (_, { error }: { error: unknown }) => isApiError(error, 'refused') && error.status === 410,
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Setting a new password with an emailed link.',
  meta: { screen: SCREEN },
  context: ({ input }) => ({ tokenParam: input.tokenParam, errors: NO_FORM_ERRORS, error: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; errors from the last attempt are shown.',
      meta: { screen: SCREEN },
      on: {
        'form.submitted': [
          { guard: { type: 'isSameTwice', params: ({ event }) => event }, target: 'submitting' },
          { actions: 'keepMismatch' },
        ],
      },
    },
    submitting: {
      description: 'The server sets the password and ends all of that person’s sessions.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submitted');
          return { tokenParam: context.tokenParam, values: event.values };
        },
        onDone: { target: 'changed', actions: ['tellSuccess', 'goToLogin'] },
        onError: [
          {
            guard: { type: 'isLinkDead', params: ({ event }) => event },
            target: 'linkDead',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    linkDead: {
      description: 'The link has expired or was already used; a new one can be requested.',
      meta: { screen: SCREEN },
    },
    changed: {
      description: 'The password is set; the person is sent to the login page.',
      meta: { screen: '/auth/login' },
    },
  },
});

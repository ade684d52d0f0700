/** Registering, with or without an invitation. */

import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { RegistrationInput } from '#generated/types.gen.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Message, Navigate } from '#platform/browser/flows/flow-emitted.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';
import { registrationMessages } from '../messages.ts';

interface RegistrationContext {
  /** The invitation's id; null without one. */
  inviteId: string | null;
  /** Whose invitation link was opened; null without one. */
  invitedBy: string | null;
  errors: FormErrors;
  /** Why the last call failed. */
  error: unknown;
}

const SCREEN = '/auth/register';

export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext;
    events: { type: 'form.submitted'; values: RegistrationInput };
    input: { inviteId: string | null; invitedBy: string | null };
    emitted: Navigate | Message;
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    /** Gives the server's words about it: an admin may have to let the person in. */
    register: fromPromise<string, { values: RegistrationInput; inviteId: string | null; invitedBy: string | null }>(
      () => notProvided('register'),
    ),
  },
  actions: {
    clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error,
      errors: formErrors(error, registrationMessages.failure),
    })),
    tellSuccess: emit((_, { text }: { text: string }) => ({
      type: 'message' as const,
      tone: 'success' as const,
      text,
    })),
    goToLogin: emit({ type: 'navigate', to: '/auth/login' }),
  },
}).createMachine({
  id: 'registration',
  description: 'Registering, with or without an invitation.',
  meta: { screen: SCREEN },
  context: ({ input }) => ({ ...input, errors: NO_FORM_ERRORS, error: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; errors from the last attempt are shown.',
      meta: { screen: SCREEN },
      on: { 'form.submitted': 'submitting' },
    },
    submitting: {
      description: 'The server creates the account.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { inviteId, invitedBy }, event }) => {
          assertEvent(event, 'form.submitted');
          return { values: event.values, inviteId, invitedBy };
        },
        onDone: {
          target: 'registered',
          actions: [{ type: 'tellSuccess', params: ({ event }) => ({ text: event.output }) }, 'goToLogin'],
        },
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    registered: {
      description: 'The account exists; the person is sent to the login page.',
      meta: { screen: '/auth/login' },
    },
  },
});

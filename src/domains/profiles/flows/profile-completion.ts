import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { CurrentUser, ProfileInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Navigate } from '#platform/browser/flows/flow-emitted.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';

export const profileMessages = {
  failure: say('profiles.profileMessages.failed'),
  incomplete: say('profiles.profileMessages.incomplete'),
} as const;

const SCREEN = '/profile-information';

export const profileCompletionMachine = setup({
  types: {} as {
    context: { errors: FormErrors; error: unknown };
    events: { type: 'form.submitted'; values: ProfileInput };
    /** The session receives `profile.completed` before navigating. */
    emitted: Navigate | { type: 'profile.completed'; user: CurrentUser };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    updateProfile: fromPromise<CurrentUser, ProfileInput>(() => notProvided('updateProfile')),
  },
  actions: {
    clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error,
      errors: formErrors(error, profileMessages.failure),
    })),
    keepIncomplete: assign({ errors: { form: profileMessages.incomplete, fields: [] } }),
    announceCompleted: emit((_, user: CurrentUser) => ({ type: 'profile.completed' as const, user })),
    goHome: emit({ type: 'navigate', to: '/' }),
  },
  guards: {
    isCompleted: (_, user: CurrentUser) => user.isProfileCompleted,
  },
}).createMachine({
  id: 'profileCompletion',
  description: 'Completing the profile, which is required for the member area.',
  meta: { screen: SCREEN },
  context: { errors: NO_FORM_ERRORS, error: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form, with any errors from the last attempt.',
      meta: { screen: SCREEN },
      on: { 'form.submitted': 'saving' },
    },
    saving: {
      description: 'Saving the profile.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return event.values;
        },
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: 'completed',
            actions: [{ type: 'announceCompleted', params: ({ event }) => event.output }, 'goHome'],
          },
          { target: 'editing', actions: 'keepIncomplete' },
        ],
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    completed: {
      description: 'The profile is complete; going to the dashboard.',
      meta: { screen: '/' },
    },
  },
});

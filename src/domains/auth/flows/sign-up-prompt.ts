/** The invitation to join, shown to visitors eight seconds after a page loads. */

import { assign, emit, fromCallback, setup } from 'xstate';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import type { Navigate } from '#platform/browser/flows/flow-emitted.ts';

export const SIGN_UP_PROMPT_DELAY_MS = 8_000;
const WITHOUT_PROMPT = ['/auth/login', '/auth/register'];

/** `unknown` while the session is being restored: the timer runs, and the prompt waits for the answer. */
export type Visitor = 'unknown' | 'visitor' | 'known';

interface SignUpPromptContext {
  path: string;
  visitor: Visitor;
}

/** Sent by the page once no other dialog, search or lightbox is open and nobody is typing. */
export interface CoverLifted {
  type: 'cover.lifted';
}

export const signUpPromptMachine = setup({
  types: {} as {
    context: SignUpPromptContext;
    events:
      | { type: 'page.entered'; path: string }
      | { type: 'visitor.changed'; visitor: Visitor }
      | CoverLifted
      | { type: 'prompt.dismissed' }
      | { type: 'signUp.chosen' };
    input: SignUpPromptContext;
    emitted: Navigate;
    meta: { screen: string };
  },
  actors: { cover: fromCallback<CoverLifted>(() => notProvided('cover')) },
  actions: {
    keepPath: assign((_, { path }: { path: string }) => ({ path })),
    keepVisitor: assign((_, { visitor }: { visitor: Visitor }) => ({ visitor })),
    goToRegistration: emit({ type: 'navigate', to: '/auth/register' }),
  },
  guards: {
    isKnown: ({ context }) => context.visitor === 'known',
    isVisitor: ({ context }) => context.visitor === 'visitor',
    isWithoutPrompt: ({ context }) => WITHOUT_PROMPT.includes(context.path.replace(/\/+$/, '')),
  },
  delays: { signUpPromptDelay: SIGN_UP_PROMPT_DELAY_MS },
}).createMachine({
  id: 'signUpPrompt',
  description: 'Invites visitors to join, once per page load.',
  meta: { screen: '/' },
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The prompt has not been answered since the page load.',
      meta: { screen: '/' },
      initial: 'deciding',
      on: {
        'page.entered': { target: '.deciding', actions: { type: 'keepPath', params: ({ event }) => event } },
        'visitor.changed': { actions: { type: 'keepVisitor', params: ({ event }) => event } },
      },
      states: {
        deciding: {
          description: 'Checks whether this page may show the prompt.',
          meta: { screen: '/' },
          always: [
            { guard: 'isWithoutPrompt', target: 'resting' },
            { guard: 'isKnown', target: 'resting' },
            { target: 'counting' },
          ],
        },
        resting: {
          description: 'No prompt: someone is logged in, or this is the login or registration page.',
          meta: { screen: '/' },
          on: {
            'visitor.changed': { target: 'deciding', actions: { type: 'keepVisitor', params: ({ event }) => event } },
          },
        },
        counting: {
          description: 'Less than eight seconds have passed on this page; another page starts the timer again.',
          meta: { screen: '/' },
          always: { guard: 'isKnown', target: 'resting' },
          after: { signUpPromptDelay: 'due' },
        },
        due: {
          description: 'Time is up; the prompt waits until it’s known that no one is logged in.',
          meta: { screen: '/' },
          always: [
            { guard: 'isVisitor', target: 'standingBack' },
            { guard: 'isKnown', target: 'resting' },
          ],
        },
        standingBack: {
          description:
            'Another dialog, the search or a picture is open, or someone is typing; the prompt waits until that is over.',
          meta: { screen: '/' },
          invoke: { id: 'cover', src: 'cover' },
          always: { guard: 'isKnown', target: 'resting' },
          on: { 'cover.lifted': 'open' },
        },
        open: {
          description: 'The prompt is shown.',
          meta: { screen: '/' },
          always: { guard: 'isKnown', target: 'resting' },
          on: {
            'prompt.dismissed': '#signUpPrompt.answered',
            'signUp.chosen': { target: '#signUpPrompt.answered', actions: 'goToRegistration' },
          },
        },
      },
    },
    answered: {
      description: 'The prompt was dismissed or followed; it won’t show again until the next page load.',
      meta: { screen: '/' },
    },
  },
});

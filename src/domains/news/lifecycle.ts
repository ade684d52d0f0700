/**
 * The lifecycle of an article. The page uses it for optimistic updates, the server to reject invalid steps.
 *
 * A scheduled article goes live without a transition: whether its date has passed is part of its state.
 */

import { assign, setup } from 'xstate';
import type { NewsState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

/** The columns that determine an article's state. */
export interface NewsStatus {
  isLive: boolean;
  /** Whether its date has passed. */
  isDue: boolean;
  /** Whether it has ever been public. */
  wasShown: boolean;
  isDeleted: boolean;
}

export type NewsLifecycleEvent =
  | { type: 'news.shown'; isDue: boolean }
  | { type: 'news.withdrawn' }
  | { type: 'news.edited'; isDue: boolean }
  | { type: 'news.dateCame' }
  | { type: 'news.deleted' }
  | { type: 'news.restored'; isLive: boolean; isDue: boolean };

interface NewsContext {
  wasShown: boolean;
}

const LIST = '/admin/news';
const PUBLIC = '/news/{id}/{slug}';

const news = setup({
  types: {} as {
    context: NewsContext;
    events: NewsLifecycleEvent;
    input: NewsContext;
    meta: { screen: string };
  },
  actions: {
    noteShown: assign({ wasShown: true }),
  },
  guards: {
    isDue: (_, isDue: boolean) => isDue,
    isToBeShown: (_, { isLive, isDue }: { isLive: boolean; isDue: boolean }) => isLive && isDue,
    isToBeScheduled: (_, { isLive }: { isLive: boolean }) => isLive,
    wasShown: ({ context }) => context.wasShown,
  },
});

const draft = news.createStateConfig({
  description: 'Not published yet.',
  meta: { screen: LIST },
  on: {
    'news.shown': [
      { guard: { type: 'isDue', params: ({ event }) => event.isDue }, target: 'live' },
      { target: 'scheduled' },
    ],
    'news.edited': 'draft',
    'news.deleted': 'deleted',
  },
});

const scheduled = news.createStateConfig({
  description: 'Goes live automatically on its date.',
  meta: { screen: LIST },
  on: {
    'news.dateCame': 'live',
    'news.withdrawn': [{ guard: 'wasShown', target: 'withdrawn' }, { target: 'draft' }],
    'news.edited': [
      { guard: { type: 'isDue', params: ({ event }) => event.isDue }, target: 'live' },
      { target: 'scheduled' },
    ],
    'news.deleted': 'deleted',
  },
});

const live = news.createStateConfig({
  description: 'Everyone can read it.',
  meta: { screen: PUBLIC },
  entry: 'noteShown',
  on: {
    'news.withdrawn': 'withdrawn',
    'news.edited': [
      { guard: { type: 'isDue', params: ({ event }) => event.isDue }, target: 'live' },
      { target: 'scheduled' },
    ],
    'news.deleted': 'deleted',
  },
});

const withdrawn = news.createStateConfig({
  description: 'Was public, and no longer is.',
  meta: { screen: LIST },
  on: {
    'news.shown': [
      { guard: { type: 'isDue', params: ({ event }) => event.isDue }, target: 'live' },
      { target: 'scheduled' },
    ],
    'news.edited': 'withdrawn',
    'news.deleted': 'deleted',
  },
});

const deleted = news.createStateConfig({
  description: 'Removed from the site. It can be restored for 30 days, then it is deleted permanently.',
  meta: { screen: LIST },
  on: {
    'news.restored': [
      { guard: { type: 'isToBeShown', params: ({ event }) => event }, target: 'live' },
      { guard: { type: 'isToBeScheduled', params: ({ event }) => event }, target: 'scheduled' },
      { guard: 'wasShown', target: 'withdrawn' },
      { target: 'draft' },
    ],
  },
});

export const newsMachine = news.createMachine({
  id: 'news',
  description: 'An article from draft to published, withdrawn or deleted.',
  meta: { screen: LIST },
  context: ({ input }) => input,
  initial: 'draft',
  states: { draft, scheduled, live, withdrawn, deleted },
});

export function stateOf({ isLive, isDue, wasShown, isDeleted }: NewsStatus): NewsState {
  if (isDeleted) return 'deleted';
  if (isLive) return isDue ? 'live' : 'scheduled';
  return wasShown ? 'withdrawn' : 'draft';
}

/** Whether the step is possible in this state. */
export function can(status: NewsStatus, event: NewsLifecycleEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The state after a step; null if it isn't possible. */
export function follow(status: NewsStatus, event: NewsLifecycleEvent): NewsStatus | null {
  const next = stepFrom(newsMachine, snapshotOf(status), event);
  if (!next) return null;
  const isLive = next.matches('live') || next.matches('scheduled');
  return {
    // A deleted article keeps its previous state for restoring.
    isLive: next.matches('deleted') ? status.isLive : isLive,
    isDue: 'isDue' in event ? event.isDue : next.matches('live') || status.isDue,
    wasShown: next.context.wasShown,
    isDeleted: next.matches('deleted'),
  };
}

function snapshotOf(status: NewsStatus) {
  const value = stateOf(status);
  return newsMachine.resolveState({ value, context: { wasShown: status.wasShown || value === 'live' } });
}

/**
 * What may follow what in the life of an article. The page asks it how an article stands before the server has answered,
 * the server what to refuse.
 *
 * That a scheduled article goes live needs nobody to do anything: whether its date has come is part of how it stands.
 */
import { assign, setup, transition } from 'xstate';
import type { NewsState } from '../../../generated/types.gen.ts';

/** What the lifecycle needs to know of an article; the columns of its row hold it. */
export interface NewsStanding {
  isLive: boolean;
  /** Whether its date has come. */
  isDue: boolean;
  /** Whether it was shown before it came to stand as it does. */
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
  description: 'It was never shown, and is not to be shown yet.',
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
  description: 'It is to be shown once its date has come, and then is by itself.',
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
  description: 'It was shown, and is no more.',
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
  description: 'Nobody reads it any more. For 30 days it can be brought back, then it is gone.',
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
  description: 'The life of an article, from being written to being shown, withdrawn or deleted.',
  meta: { screen: LIST },
  context: ({ input }) => input,
  initial: 'draft',
  states: { draft, scheduled, live, withdrawn, deleted },
});

export function stateOf({ isLive, isDue, wasShown, isDeleted }: NewsStanding): NewsState {
  if (isDeleted) return 'deleted';
  if (isLive) return isDue ? 'live' : 'scheduled';
  return wasShown ? 'withdrawn' : 'draft';
}

/** Whether the lifecycle has this step for an article that stands so. */
export function can(standing: NewsStanding, event: NewsLifecycleEvent): boolean {
  return snapshotOf(standing).can(event);
}

/** How the article stands after a step; null when the lifecycle does not have it. */
export function follow(standing: NewsStanding, event: NewsLifecycleEvent): NewsStanding | null {
  const snapshot = snapshotOf(standing);
  if (!snapshot.can(event)) return null;
  const [next] = transition(newsMachine, snapshot, event);
  const isLive = next.matches('live') || next.matches('scheduled');
  return {
    // A deleted article remembers what it was to be.
    isLive: next.matches('deleted') ? standing.isLive : isLive,
    isDue: 'isDue' in event ? event.isDue : next.matches('live') || standing.isDue,
    wasShown: next.context.wasShown,
    isDeleted: next.matches('deleted'),
  };
}

function snapshotOf(standing: NewsStanding) {
  const value = stateOf(standing);
  return newsMachine.resolveState({ value, context: { wasShown: standing.wasShown || value === 'live' } });
}

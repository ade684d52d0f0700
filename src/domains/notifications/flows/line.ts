/** The line on which a page hears of new notifications: one for all tabs of a browser, with a slower way beside it. */
import { line } from './line-setup.ts';

const toPerson = '/dashboard/notifications';

/** The server's own words, on the open line. */
const hearing = line.createStateConfig({
  description: 'The line is held by this tab, which tells the others what it hears.',
  meta: { screen: toPerson },
  invoke: { id: 'stream', src: 'stream', input: ({ context }) => ({ lastEventId: context.lastEventId }) },
  on: {
    'line.ended': { target: 'waiting', actions: 'countFailure' },
    'notification.arrived': {
      guard: { type: 'isNew', params: ({ event }) => ({ arrival: event.arrival }) },
      actions: [
        { type: 'keepEvent', params: ({ event }) => ({ id: event.arrival.id }) },
        { type: 'announce', params: ({ event }) => ({ arrival: event.arrival }) },
        { type: 'tellOthers', params: ({ event }) => ({ told: { kind: 'arrived', arrival: event.arrival } }) },
        'sayChanged',
      ],
      target: '.open',
    },
    'unread.changed': {
      actions: [{ type: 'keepUnread', params: ({ event }) => ({ count: event.count }) }, 'answerOthers', 'sayChanged'],
      target: '.open',
    },
    'line.heard': '.open',
    'line.opened': {
      actions: [
        { type: 'keepUnread', params: ({ event }) => ({ count: event.count }) },
        { type: 'keepEvent', params: ({ event }) => ({ id: event.eventId }) },
        'answerOthers',
        'sayChanged',
      ],
      target: '.open',
    },
  },
  initial: 'connecting',
  states: {
    connecting: {
      description: 'Waits for the first word. A proxy that keeps it back counts as a line that failed.',
      meta: { screen: toPerson },
      on: { 'line.heard': {} },
      after: { openingPatience: { target: '#line.holding.waiting', actions: 'countFailure' } },
    },
    open: {
      description: 'The line is open. When not even a sign of life comes any more, it is opened anew.',
      meta: { screen: toPerson },
      on: { 'line.heard': { target: 'open', reenter: true } },
      after: { proof: { actions: 'forgetFailures' }, silence: '#line.holding.waiting' },
    },
  },
});

const polling = line.createStateConfig({
  description: 'The line fails again and again: the page asks now and then instead, and seldom while nobody looks.',
  meta: { screen: toPerson },
  initial: 'asking',
  after: { beforeTryingAgain: { target: 'hearing', actions: 'forgetFailures' } },
  on: { 'network.returned': { target: 'hearing', actions: 'forgetFailures' } },
  states: {
    asking: {
      description: 'Asks how many are unread, and for the newest.',
      meta: { screen: toPerson },
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ newest: event.output.newest }) },
            target: 'resting',
            actions: [
              { type: 'keepUnread', params: ({ event }) => ({ count: event.output.count }) },
              { type: 'announceNewest', params: ({ event }) => ({ newest: event.output.newest }) },
              { type: 'keepEvent', params: ({ event }) => ({ id: event.output.newest?.id ?? null }) },
              'answerOthers',
              'sayChanged',
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'keepUnread', params: ({ event }) => ({ count: event.output.count }) },
              'answerOthers',
              'sayChanged',
            ],
          },
        ],
        onError: { target: 'resting', actions: 'countFailure' },
      },
    },
    resting: {
      description: 'Waits until it asks again; at once when somebody looks at the page again.',
      meta: { screen: toPerson },
      after: { untilLook: 'asking' },
      on: { 'page.shown': 'asking' },
    },
  },
});

export const lineMachine = line.createMachine({
  id: 'line',
  meta: { screen: toPerson },
  description: 'How a page that is open hears of new notifications.',
  context: ({ input }) => ({ ...input, unread: null, lastEventId: null, failures: 0 }),
  invoke: { id: 'browser', src: 'browser', input: ({ context }) => ({ userId: context.userId }) },
  on: { 'session.ended': '.closed' },
  initial: 'following',
  states: {
    following: {
      description: 'Another tab of this browser holds the line, and tells this one what it hears.',
      meta: { screen: toPerson },
      on: {
        'turn.came': 'holding',
        'other.arrived': {
          guard: { type: 'isNew', params: ({ event }) => ({ arrival: event.arrival }) },
          actions: [
            { type: 'keepEvent', params: ({ event }) => ({ id: event.arrival.id }) },
            { type: 'announce', params: ({ event }) => ({ arrival: event.arrival }) },
            'sayChanged',
          ],
        },
        'other.counted': {
          actions: [
            { type: 'keepUnread', params: ({ event }) => ({ count: event.count }) },
            { type: 'keepEvent', params: ({ event }) => ({ id: event.eventId }) },
            'sayChanged',
          ],
        },
      },
    },
    holding: {
      description: 'This tab holds the line for all of the browser.',
      meta: { screen: toPerson },
      initial: 'hearing',
      on: { 'other.asked': { guard: 'isCounted', actions: 'answerOthers' } },
      states: {
        hearing,
        waiting: {
          description: 'The line was lost; it is opened again, later each time.',
          meta: { screen: toPerson },
          always: { guard: 'hasFailedOften', target: 'polling' },
          after: { beforeRetry: 'hearing' },
          on: { 'network.returned': 'hearing' },
        },
        polling,
      },
    },
    closed: {
      description: 'The session has ended, and with it the line.',
      meta: { screen: '/logout' },
      type: 'final',
    },
  },
});

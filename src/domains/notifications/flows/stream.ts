/** Live notifications: one stream shared by all tabs of a browser, with polling as a fallback. */
import { line, NOTHING } from './stream-setup.ts';

const toPerson = '/dashboard/notifications';

const hearing = line.createStateConfig({
  description: 'This tab receives the stream and passes it on to the other tabs.',
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
      description: 'Waiting for the first event. If a proxy holds it back, the connection counts as failed.',
      meta: { screen: toPerson },
      after: { openingPatience: { target: '#line.holding.waiting', actions: 'countFailure' } },
    },
    open: {
      description: 'Connected. Reconnects if the heartbeat stops.',
      meta: { screen: toPerson },
      on: { 'line.heard': { target: 'open', reenter: true } },
      after: { proof: { actions: 'forgetFailures' }, silence: '#line.holding.waiting' },
    },
  },
});

const polling = line.createStateConfig({
  description: 'Connecting has failed repeatedly, so the page polls instead, less often in the background.',
  meta: { screen: toPerson },
  initial: 'asking',
  after: { beforeTryingAgain: { target: 'hearing', actions: 'forgetFailures' } },
  on: { 'network.returned': { target: 'hearing', actions: 'forgetFailures' } },
  states: {
    asking: {
      description: 'Fetching the unread count and the newest notification.',
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
              {
                type: 'tellOthers',
                params: ({ event }) => ({ told: { kind: 'arrived', arrival: event.output.newest ?? NOTHING } }),
              },
              'answerOthers',
              'sayChanged',
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'keepUnread', params: ({ event }) => ({ count: event.output.count }) },
              { type: 'keepFirstPolled', params: ({ event }) => ({ newest: event.output.newest }) },
              'answerOthers',
              'sayChanged',
            ],
          },
        ],
        onError: { target: 'resting', actions: 'countFailure' },
      },
    },
    resting: {
      description: 'Waiting for the next poll. Polls at once when the page is shown again.',
      meta: { screen: toPerson },
      after: { untilLook: 'asking' },
      on: { 'page.shown': 'asking' },
    },
  },
});

export const streamMachine = line.createMachine({
  id: 'line',
  meta: { screen: toPerson },
  description: 'How an open page receives new notifications.',
  context: ({ input }) => ({ ...input, unread: null, lastEventId: null, firstPolledId: null, failures: 0 }),
  invoke: { id: 'browser', src: 'browser', input: ({ context }) => ({ userId: context.userId }) },
  on: { 'session.ended': '.closed' },
  initial: 'following',
  states: {
    following: {
      description: 'Another tab holds the stream and passes notifications on to this one.',
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
      description: 'This tab holds the stream for the whole browser.',
      meta: { screen: toPerson },
      initial: 'hearing',
      on: { 'other.asked': { guard: 'isCounted', actions: 'answerOthers' } },
      states: {
        hearing,
        waiting: {
          description: 'Disconnected. Retrying with increasing delays.',
          meta: { screen: toPerson },
          always: { guard: 'hasFailedOften', target: 'polling' },
          after: { beforeRetry: 'hearing' },
          on: { 'network.returned': 'hearing' },
        },
        polling,
      },
    },
    closed: {
      description: 'The session has ended and the stream is closed.',
      meta: { screen: '/logout' },
      type: 'final',
    },
  },
});

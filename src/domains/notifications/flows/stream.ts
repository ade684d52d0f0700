/** Live notifications: one stream shared by all tabs of a browser, with polling as a fallback. */
import { say } from '#languages/say.ts';
import { line, NOTHING } from './stream-setup.ts';

const toPerson = '/dashboard/notifications';

const hearing = line.createStateConfig({
  description: say('notifications.stream.thisTabReceivesTheStream'),
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
      description: say('notifications.stream.waitingForTheFirstEvent'),
      meta: { screen: toPerson },
      after: { openingPatience: { target: '#line.holding.waiting', actions: 'countFailure' } },
    },
    open: {
      description: say('notifications.stream.connectedReconnectsIfTheHeartbeat'),
      meta: { screen: toPerson },
      on: { 'line.heard': { target: 'open', reenter: true } },
      after: { proof: { actions: 'forgetFailures' }, silence: '#line.holding.waiting' },
    },
  },
});

const polling = line.createStateConfig({
  description: say('notifications.stream.connectingHasFailedRepeatedlySo'),
  meta: { screen: toPerson },
  initial: 'asking',
  after: { beforeTryingAgain: { target: 'hearing', actions: 'forgetFailures' } },
  on: { 'network.returned': { target: 'hearing', actions: 'forgetFailures' } },
  states: {
    asking: {
      description: say('notifications.stream.fetchingTheUnreadCountAnd'),
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
      description: say('notifications.stream.waitingForTheNextPoll'),
      meta: { screen: toPerson },
      after: { untilLook: 'asking' },
      on: { 'page.shown': 'asking' },
    },
  },
});

export const streamMachine = line.createMachine({
  id: 'line',
  meta: { screen: toPerson },
  description: say('notifications.stream.howAnOpenPageReceives'),
  context: ({ input }) => ({ ...input, unread: null, lastEventId: null, firstPolledId: null, failures: 0 }),
  invoke: { id: 'browser', src: 'browser', input: ({ context }) => ({ userId: context.userId }) },
  on: { 'session.ended': '.closed' },
  initial: 'following',
  states: {
    following: {
      description: say('notifications.stream.anotherTabHoldsTheStream'),
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
      description: say('notifications.stream.thisTabHoldsTheStream'),
      meta: { screen: toPerson },
      initial: 'hearing',
      on: { 'other.asked': { guard: 'isCounted', actions: 'answerOthers' } },
      states: {
        hearing,
        waiting: {
          description: say('notifications.stream.disconnectedRetryingWithIncreasingDelays'),
          meta: { screen: toPerson },
          always: { guard: 'hasFailedOften', target: 'polling' },
          after: { beforeRetry: 'hearing' },
          on: { 'network.returned': 'hearing' },
        },
        polling,
      },
    },
    closed: {
      description: say('notifications.stream.theSessionHasEndedAnd'),
      meta: { screen: '/logout' },
      type: 'final',
    },
  },
});

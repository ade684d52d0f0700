/** Having notifications shown by this device, until its browser and the server agree. */
import { assign, emit, fromPromise, setup } from 'xstate';
import { say } from '#languages/say.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';

const SCREEN = '/dashboard/settings/notifications';

/** What the browser can do. On iPhones, only pages on the home screen can be sent notifications. */
export type DeviceAbility = 'unsupported' | 'uninstalled' | 'blocked' | 'off' | 'on';

const FAILURES = {
  on: say('notifications.pushDevice.onFailed'),
  off: say('notifications.pushDevice.offFailed'),
};

const is =
  (ability: DeviceAbility) =>
  (_: unknown, { output }: { output: DeviceAbility }) =>
    output === ability;

export const pushDeviceMachine = setup({
  types: {} as {
    context: { failure: string | null; error: unknown };
    events: { type: 'reading.retried' } | { type: 'device.turnedOn' } | { type: 'device.turnedOff' };
    emitted: { type: 'device.changed' };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    lookAtDevice: fromPromise<DeviceAbility>(() => notProvided('lookAtDevice')),
    askPermission: fromPromise<NotificationPermission>(() => notProvided('askPermission')),
    turnDeviceOn: fromPromise<void>(() => notProvided('turnDeviceOn')),
    turnDeviceOff: fromPromise<void>(() => notProvided('turnDeviceOff')),
  },
  actions: {
    clearErrors: assign({ failure: null, error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepFailure: assign((_, { error, of }: { error: unknown; of: keyof typeof FAILURES }) => ({
      error,
      failure: sayFailed(FAILURES[of], error),
    })),
    tellDevice: emit({ type: 'device.changed' }),
  },
  guards: {
    isUnsupported: is('unsupported'),
    isUninstalled: is('uninstalled'),
    isBlocked: is('blocked'),
    isOn: is('on'),
    isPermitted: (_, { output }: { output: NotificationPermission }) => output === 'granted',
    isDenied: (_, { output }: { output: NotificationPermission }) => output === 'denied',
  },
}).createMachine({
  id: 'pushDevice',
  description: 'Having one’s notifications shown by this device, also while the page is closed.',
  meta: { screen: SCREEN },
  context: { failure: null, error: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'The server and the browser are asked whether this device shows notifications.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'lookAtDevice',
        src: 'lookAtDevice',
        onDone: [
          { guard: { type: 'isUnsupported', params: ({ event }) => event }, target: 'unsupported' },
          { guard: { type: 'isUninstalled', params: ({ event }) => event }, target: 'uninstalled' },
          { guard: { type: 'isBlocked', params: ({ event }) => event }, target: 'blocked' },
          { guard: { type: 'isOn', params: ({ event }) => event }, target: 'on', actions: 'tellDevice' },
          { target: 'off' },
        ],
        onError: { target: 'unread', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    unread: {
      description: 'No answer; a button retries.',
      meta: { screen: SCREEN },
      on: { 'reading.retried': 'looking' },
    },
    unsupported: {
      description: 'This browser shows no notifications of closed pages.',
      meta: { screen: SCREEN },
    },
    uninstalled: {
      description: 'An iPhone or iPad, which shows notifications of pages on its home screen only.',
      meta: { screen: SCREEN },
    },
    blocked: {
      description: 'The browser forbids it until the person allows it in its settings.',
      meta: { screen: SCREEN },
      on: { 'reading.retried': 'looking' },
    },
    off: {
      description: 'A button turns them on.',
      meta: { screen: SCREEN },
      on: { 'device.turnedOn': 'asking' },
    },
    asking: {
      description: 'The browser asks the person for permission.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          { guard: { type: 'isPermitted', params: ({ event }) => event }, target: 'turningOn' },
          { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'blocked' },
          { target: 'off' },
        ],
      },
    },
    turningOn: {
      description: 'The browser subscribes to its push service, and the server gets the address.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'turnDeviceOn',
        src: 'turnDeviceOn',
        onDone: { target: 'on', actions: 'tellDevice' },
        onError: {
          target: 'off',
          actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error, of: 'on' as const }) },
        },
      },
    },
    on: {
      description: 'This device shows notifications. One press ends it.',
      meta: { screen: SCREEN },
      on: { 'device.turnedOff': 'turningOff' },
    },
    turningOff: {
      description: 'The server forgets the address, and the browser its subscription.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'turnDeviceOff',
        src: 'turnDeviceOff',
        onDone: { target: 'off', actions: 'tellDevice' },
        onError: {
          target: 'on',
          actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error, of: 'off' as const }) },
        },
      },
    },
  },
});

/** Events, context, actions and delays of the notification stream's machine. */
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '#platform/browser/calls/not-provided.ts';

/** The part of a notification the machine needs. */
export interface Arrival {
  id: string;
  title: string;
  /** The path of the page that it's about. */
  link: string | null;
}

/** What the tab with the stream broadcasts to the others. */
export type TabMessage =
  | { kind: 'arrived'; arrival: Arrival }
  | { kind: 'counted'; count: number; eventId: string | null };

export type LineEvent =
  | { type: 'turn.came' }
  | { type: 'line.opened'; count: number; eventId: string | null }
  | { type: 'line.heard' }
  | { type: 'line.ended' }
  | { type: 'notification.arrived'; arrival: Arrival }
  | { type: 'unread.changed'; count: number }
  | { type: 'other.arrived'; arrival: Arrival }
  | { type: 'other.counted'; count: number; eventId: string | null }
  | { type: 'other.asked' }
  | { type: 'page.shown' }
  | { type: 'network.returned' }
  | { type: 'session.ended' };

export interface InboxState {
  count: number;
  newest: Arrival | null;
}

export type LineEmitted =
  /** A new notification, to announce. */
  | { type: 'arrived'; arrival: Arrival }
  /** Cached lists may be stale. */
  | { type: 'changed' };

export interface LineContext {
  userId: string;
  isHidden: () => boolean;
  /** Null until loaded. */
  unread: number | null;
  /** Where the next stream resumes. */
  lastEventId: string | null;
  /** The newest unread notification at the first poll: what came before isn't announced. Empty if there was none. */
  firstPolledId: string | null;
  failures: number;
}

export const MAX_FAILURES = 3;
const PATIENCE_MS = 10_000;
/** The server sends a heartbeat every 25 seconds. */
const SILENCE_MS = 60_000;
const PROOF_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LOOK_EVERY_MS = 30_000;
const LOOK_SELDOM_MS = 120_000;
const TRY_AGAIN_MS = 300_000;

export const NOTHING: Arrival = { id: '', title: '', link: null };

export const line = setup({
  types: {} as {
    context: LineContext;
    events: LineEvent;
    input: { userId: string; isHidden: () => boolean };
    emitted: LineEmitted;
    meta: { screen: string };
  },
  actors: {
    /** The browser around this tab: the lock for the stream, the other tabs, the network. */
    browser: fromCallback<{ type: 'tell'; told: TabMessage }, { userId: string }, LineEvent>(() =>
      notProvided('browser'),
    ),
    stream: fromCallback<{ type: 'none' }, { lastEventId: string | null }, LineEvent>(() => notProvided('stream')),
    look: fromPromise<InboxState>(() => notProvided('look')),
  },
  actions: {
    keepUnread: assign((_, { count }: { count: number }) => ({ unread: count })),
    keepEvent: assign(({ context }, { id }: { id: string | null }) => ({ lastEventId: id ?? context.lastEventId })),
    keepFirstPolled: assign(({ context }, { newest }: { newest: Arrival | null }) => ({
      firstPolledId: context.firstPolledId ?? newest?.id ?? '',
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    tellOthers: sendTo('browser', (_, { told }: { told: TabMessage }) => ({ type: 'tell' as const, told })),
    answerOthers: sendTo('browser', ({ context }) => ({
      type: 'tell' as const,
      told: { kind: 'counted' as const, count: context.unread ?? 0, eventId: context.lastEventId },
    })),
    announceNewest: emit((_, { newest }: { newest: Arrival | null }) => ({
      type: 'arrived' as const,
      arrival: newest ?? NOTHING,
    })),
    announce: emit((_, { arrival }: { arrival: Arrival }) => ({ type: 'arrived' as const, arrival })),
    sayChanged: emit({ type: 'changed' as const }),
  },
  guards: {
    hasFailedOften: ({ context }) => context.failures >= MAX_FAILURES,
    isCounted: ({ context }) => context.unread !== null,
    /** A resumed stream may repeat what another tab already broadcast. */
    isNew: ({ context }, { arrival }: { arrival: Arrival }) => arrival.id !== context.lastEventId,
    /** UUIDv7s sort by time. */
    isNewer: ({ context }, { newest }: { newest: Arrival | null }) => {
      const known = context.lastEventId ?? context.firstPolledId;
      return newest !== null && known !== null && newest.id > known;
    },
  },
  delays: {
    openingPatience: PATIENCE_MS,
    silence: SILENCE_MS,
    proof: PROOF_MS,
    beforeRetry: ({ context }) => FIRST_RETRY_MS * 2 ** Math.max(0, context.failures - 1) * (0.75 + Math.random() / 2),
    untilLook: ({ context }) => (context.isHidden() ? LOOK_SELDOM_MS : LOOK_EVERY_MS),
    beforeTryingAgain: TRY_AGAIN_MS,
  },
});

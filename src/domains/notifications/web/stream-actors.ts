/** The machine's connections to the browser and the server. */
import { fromCallback, fromPromise } from 'xstate';
import { listNotifications } from '#generated/notifications/listNotifications.gen.ts';
import { streamNotifications } from '#generated/notifications/streamNotifications.gen.ts';
import { zNotification } from '#generated/schemas/Notification.gen.ts';
import { notifyPageChange } from '#platform/browser/page/page-changes.ts';
import { streamMachine } from '../flows/stream.ts';
import type { Arrival, InboxState, LineEvent, TabMessage } from '../flows/stream-setup.ts';

const nameFor = (userId: string) => `groundswell:notifications:${userId}`;

/** One tab at a time gets the lock. In browsers without Web Locks, every tab does. */
async function takeTurn(userId: string, signal: AbortSignal, onTurn: () => void): Promise<void> {
  if (!('locks' in navigator)) return onTurn();
  try {
    await navigator.locks.request(nameFor(userId), { signal }, () => {
      onTurn();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const ASKING = 'asking';

const browser = fromCallback<{ type: 'tell'; told: TabMessage }, { userId: string }, LineEvent>(
  ({ input: { userId }, sendBack, receive }) => {
    const stop = new AbortController();
    const { signal } = stop;
    const channel = new BroadcastChannel(nameFor(userId));
    channel.onmessage = ({ data }: MessageEvent<TabMessage | typeof ASKING>) => {
      if (data === ASKING) sendBack({ type: 'other.asked' });
      else if (data.kind === 'arrived') sendBack({ type: 'other.arrived', arrival: data.arrival });
      else sendBack({ type: 'other.counted', count: data.count, eventId: data.eventId });
    };
    channel.postMessage(ASKING);
    receive(({ told }) => channel.postMessage(told));
    addEventListener('online', () => sendBack({ type: 'network.returned' }), { signal });
    const onShown = () => (document.hidden ? undefined : sendBack({ type: 'page.shown' }));
    document.addEventListener('visibilitychange', onShown, { signal });
    void takeTurn(userId, signal, () => sendBack({ type: 'turn.came' }));
    return () => {
      stop.abort();
      channel.close();
    };
  },
);

const stream = fromCallback<{ type: 'none' }, { lastEventId: string | null }, LineEvent>(
  ({ input: { lastEventId }, sendBack }) => {
    const stop = new AbortController();
    let isOpened = false;
    const hear = (event: { event?: string; id?: string; data: unknown }) => {
      if (stop.signal.aborted) return;
      if (event.event === 'unread' && typeof event.data === 'number') {
        const { id: eventId = null, data: count } = event;
        sendBack(isOpened ? { type: 'unread.changed', count } : { type: 'line.opened', count, eventId });
        isOpened = true;
      } else if (event.event === 'notification') {
        sendBack({ type: 'notification.arrived', arrival: arrivalOf(zNotification.parse(event.data)) });
      } else if (event.event === 'changed' && typeof event.data === 'string') {
        notifyPageChange(event.data);
        sendBack({ type: 'line.heard' });
      } else sendBack({ type: 'line.heard' });
    };
    const end = () => {
      if (!stop.signal.aborted) sendBack({ type: 'line.ended' });
    };
    readAll(lastEventId, stop.signal, hear).then(end, end);
    return () => stop.abort();
  },
);

const arrivalOf = ({ id, title, link }: Arrival): Arrival => ({ id, title, link });

type Hear = (event: { event?: string; id?: string; data: unknown }) => void;

async function readAll(lastEventId: string | null, signal: AbortSignal, hear: Hear): Promise<void> {
  const { stream: events } = await streamNotifications({
    signal,
    ...(lastEventId !== null && { headers: { 'Last-Event-ID': lastEventId } }),
    // The contract describes the whole stream; each event is parsed separately.
    responseValidator: async () => undefined,
    sseMaxRetryAttempts: 1,
    onSseEvent: hear,
  });
  let next = await events.next();
  while (next.done !== true) next = await events.next();
}

const look = fromPromise<InboxState>(async () => {
  const { data } = await listNotifications({ query: { isRead: false, page_size: 1 } });
  const [newest] = data.data.data;
  return { count: data.data.meta.total, newest: newest ? arrivalOf(newest) : null };
});

export const providedLineMachine = streamMachine.provide({ actors: { browser, stream, look } });

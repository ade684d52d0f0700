/** What has changed on the server, as one tab of the browser hears it from the stream, for every tab. */

const CHANNEL = 'groundswell:page-changes';

const listeners = new Map<string, Set<() => void>>();
let channel: BroadcastChannel | null = null;

/** @param what as the event `changed` of the notification stream names it. */
export function tellPageChange(what: string): void {
  tellHere(what);
  open().postMessage(what);
}

/** @returns a function that stops listening. */
export function onPageChange(what: string, listener: () => void): () => void {
  open();
  const known = listeners.get(what) ?? new Set();
  listeners.set(what, known.add(listener));
  return () => known.delete(listener);
}

function tellHere(what: string): void {
  for (const listener of listeners.get(what) ?? []) listener();
}

function open(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') tellHere(data);
  };
  return channel;
}

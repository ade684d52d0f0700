/** Messages between the tabs of a browser, by topic. */
export interface TabChannel {
  notifyOthers(topic: string): void;
  /** Notifies this tab as well. */
  notifyAll(topic: string): void;
  /** @returns a function that stops listening. */
  on(topic: string, listener: () => void): () => void;
}

export function createTabChannel(name: string): TabChannel {
  const listeners = new Map<string, Set<() => void>>();
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel {
    if (channel) return channel;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') notifyLocal(data);
    };
    return channel;
  }
  function notifyLocal(topic: string): void {
    for (const listener of listeners.get(topic) ?? []) listener();
  }

  const notifyOthers = (topic: string) => open().postMessage(topic);
  return {
    notifyOthers,
    notifyAll(topic) {
      notifyLocal(topic);
      notifyOthers(topic);
    },
    on(topic, listener) {
      open();
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => known.delete(listener);
    },
  };
}

/** Work on a draft's pictures before they're kept. */

export interface Preparations {
  /** One picture at a time, for the memory that each takes. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** How many aren't done yet. */
  count(): number;
  /** Calls back whenever that has changed. */
  subscribe(listener: () => void): () => void;
  /** Resolves once there are none. */
  untilDone(): Promise<void>;
}

export function createPreparations(): Preparations {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  function changeBy(difference: number): void {
    count += difference;
    for (const listener of listeners) listener();
  }

  return {
    inTurn: (work) => {
      changeBy(1);
      const done = last.then(work).finally(() => changeBy(-1));
      last = done.catch(() => undefined);
      return done;
    },
    count: () => count,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    untilDone: async () => {
      while (count > 0) await last;
    },
  };
}

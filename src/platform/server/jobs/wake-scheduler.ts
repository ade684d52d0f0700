/**
 * Decides when workers look for jobs. Each process is notified of each job, but one is enough to fetch it: a process
 * that has recently queued jobs of that kind looks at once, the others a moment later, in case it is busy or gone.
 */
export interface WakeScheduler {
  noteQueued(kind: string): void;
  /** A job of the kind has been queued, by any process. */
  onQueued(kind: string): void;
  stop(): void;
}

/** The pause between two looks, so that jobs which arrive meanwhile are fetched together. */
const MIN_INTERVAL_MS = 250;
const OTHER_PROCESS_DELAY_MS = 1_000;
/** A transaction may take a while until it is committed. */
const OWN_JOB_WINDOW_MS = 2_000;

interface Kind {
  queuedAt: number;
  polledAt: number;
  /** When its worker looks next; infinite if no job was announced. */
  dueAt: number;
  timer?: NodeJS.Timeout | undefined;
}

export function createWakeScheduler(poll: (kind: string) => void, now = () => performance.now()): WakeScheduler {
  const kinds = new Map<string, Kind>();
  const stateOf = (name: string): Kind => {
    const known = kinds.get(name);
    if (known) return known;
    const kind = { queuedAt: -Infinity, polledAt: -Infinity, dueAt: Infinity };
    kinds.set(name, kind);
    return kind;
  };
  return {
    noteQueued: (name) => {
      stateOf(name).queuedAt = now();
    },
    onQueued: (name) => {
      const kind = stateOf(name);
      const isOwn = now() - kind.queuedAt < OWN_JOB_WINDOW_MS;
      const at = isOwn ? Math.max(now(), kind.polledAt + MIN_INTERVAL_MS) : now() + OTHER_PROCESS_DELAY_MS;
      if (kind.dueAt <= at) return;
      const pollNow = () => {
        kind.dueAt = Infinity;
        kind.polledAt = now();
        poll(name);
      };
      clearTimeout(kind.timer);
      kind.dueAt = at;
      if (at <= now()) pollNow();
      else kind.timer = setTimeout(pollNow, at - now());
    },
    stop: () => {
      for (const { timer } of kinds.values()) clearTimeout(timer);
    },
  };
}

/**
 * Decides when workers look for jobs. Each process is notified of each job, but one is enough to fetch it: a process
 * that has recently queued jobs of that kind looks at once, the others a moment later, in case it is busy or gone.
 */
export interface WakeUps {
  /** This process is queueing a job of the kind. */
  noteQueued(kind: string): void;
  /** A job of the kind has been queued, by any process. */
  hear(kind: string): void;
  stop(): void;
}

/** The pause between two looks, so that jobs which arrive meanwhile are fetched together. */
const APART_MS = 250;
const OTHERS_MS = 1_000;
/** A transaction may take a while until it is committed. */
const LATELY_MS = 2_000;

interface Kind {
  queuedAt: number;
  lookedAt: number;
  /** When its worker looks next; infinite if no job was announced. */
  dueAt: number;
  timer?: NodeJS.Timeout | undefined;
}

export function createWakeUps(look: (kind: string) => void, now = () => performance.now()): WakeUps {
  const kinds = new Map<string, Kind>();
  const stateOf = (name: string): Kind => {
    const known = kinds.get(name);
    if (known) return known;
    const kind = { queuedAt: -Infinity, lookedAt: -Infinity, dueAt: Infinity };
    kinds.set(name, kind);
    return kind;
  };
  return {
    noteQueued: (name) => {
      stateOf(name).queuedAt = now();
    },
    hear: (name) => {
      const kind = stateOf(name);
      const isOwn = now() - kind.queuedAt < LATELY_MS;
      const at = isOwn ? Math.max(now(), kind.lookedAt + APART_MS) : now() + OTHERS_MS;
      if (kind.dueAt <= at) return;
      const lookNow = () => {
        kind.dueAt = Infinity;
        kind.lookedAt = now();
        look(name);
      };
      clearTimeout(kind.timer);
      kind.dueAt = at;
      if (at <= now()) lookNow();
      else kind.timer = setTimeout(lookNow, at - now());
    },
    stop: () => {
      for (const { timer } of kinds.values()) clearTimeout(timer);
    },
  };
}

/** Queues the emails of new notifications shortly after they're written, usually in one process for all. */

/**
 * Each process waits for a random time up to this, so that the first one finds all emails of a moment and the others
 * none.
 */
const MAX_WAIT_MS = 200;
/** The shortest time between two rounds of a process. */
const APART_MS = 500;

export interface MailRound {
  /** Call when something has to be emailed. */
  hear(): void;
  /** Starts a pending round at once, and waits until it's done. */
  stop(): Promise<void>;
}

export function createMailRound(enqueueDue: () => Promise<void>): MailRound {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let wentAt = Number.NEGATIVE_INFINITY;
  const go = () => {
    timer = undefined;
    wentAt = performance.now();
    round = round.then(enqueueDue);
  };
  return {
    hear: () => {
      timer ??= setTimeout(go, Math.max(0, wentAt + APART_MS - performance.now()) + Math.random() * MAX_WAIT_MS);
    },
    stop: async () => {
      if (timer) {
        clearTimeout(timer);
        go();
      }
      await round;
    },
  };
}

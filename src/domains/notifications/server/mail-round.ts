/** Hands on what has to be emailed, when something was written that does: in one process for all, usually. */

/** Each process waits for as long as chance has it, so that the first finds all of a moment, and the others nothing. */
const LONGEST_WAIT_MS = 200;
/** Between the rounds of a process. */
const APART_MS = 500;

export interface MailRound {
  /** Something has to be emailed. */
  hear(): void;
  /** After what was heard is done. */
  stop(): Promise<void>;
}

export function createMailRound(handOn: () => Promise<void>): MailRound {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let wentAt = Number.NEGATIVE_INFINITY;
  const go = () => {
    timer = undefined;
    wentAt = performance.now();
    round = round.then(handOn);
  };
  return {
    hear: () => {
      timer ??= setTimeout(go, Math.max(0, wentAt + APART_MS - performance.now()) + Math.random() * LONGEST_WAIT_MS);
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

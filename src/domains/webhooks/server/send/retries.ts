/** When a failed attempt is followed by the next. */
import { HOUR_S } from '#platform/shared/moment.ts';

const MINUTE_S = 60;

/** The pauses after each attempt, three days in all. */
export const PAUSES_SECONDS: readonly number[] = [
  5,
  MINUTE_S,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  18 * HOUR_S,
  22.4 * HOUR_S,
];

/** A tenth at most is added, so that many deliveries that failed together aren't repeated together. */
const JITTER = 0.1;

/** @param tries how many attempts were made. @returns null after the last. */
export function pauseAfter(tries: number, random = Math.random()): number | null {
  const pause = PAUSES_SECONDS[tries - 1];
  return pause === undefined ? null : pause * (1 + random * JITTER);
}

/** Failures in a row after which the whole webhook pauses: with many events pending, each would fail on its own. */
const FAILURES_BEFORE_PAUSE = 3;
const FIRST_PAUSE_SECONDS = 10;
const MAX_PAUSE_SECONDS = 10 * MINUTE_S;

/** @param failures attempts in a row that failed. @returns how long nothing is sent to the webhook; null to go on. */
export function pauseOfWebhook(failures: number): number | null {
  if (failures < FAILURES_BEFORE_PAUSE) return null;
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (failures - FAILURES_BEFORE_PAUSE), MAX_PAUSE_SECONDS);
}

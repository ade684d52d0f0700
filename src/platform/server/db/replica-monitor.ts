/**
 * Watches how far a replica lags behind the primary, in the background. It compares positions in their write-ahead
 * logs: once the replica has replayed all that the primary had written at some moment, it is current at least up to
 * that moment. Unlike the time of its last replayed transaction, that is right while nobody writes, and when the
 * replica has lost the primary without noticing.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';

export interface ReplicaMonitor {
  /** Whether it is at most two seconds behind, and not behind a change that was noted. */
  hasCaughtUp(): boolean;
  /** How far it is behind at most, in milliseconds; null if it doesn't answer. */
  readLag(): number | null;
  /** Notes a change that must be seen from now on. */
  noteChange(): void;
  /** Stops using the replica after a failure, until it answers again. */
  markUnavailable(error: unknown): void;
  stop(): Promise<void>;
}

interface MonitorOptions {
  /** Pools of one connection each, so that a check never queues behind requests. */
  primary: pg.Pool;
  replica: pg.Pool;
  log?: Pick<Logger, 'info' | 'warn'> | undefined;
}

interface Sample {
  at: number;
  position: bigint;
}

const MAX_LAG_MS = 2_000;
const CHECK_INTERVAL_MS = 500;
/** While nobody reads from the replica: just often enough that the next reader may use it. */
const IDLE_CHECK_INTERVAL_MS = 1_500;
const IDLE_AFTER_MS = 2_000;
/**
 * While a change is being replicated. If changes keep arriving, a check for each would cost more than handling them, so
 * the pause doubles with each check that finds another.
 */
const MIN_CHECK_INTERVAL_MS = 100;
/** Positions in the write-ahead log, in bytes. */
const WRITTEN = `select (pg_current_wal_lsn() - '0/0')::text as position`;
const REPLAYED = `select (pg_last_wal_replay_lsn() - '0/0')::text as position`;

export function monitorReplica({ primary, replica, log }: MonitorOptions): ReplicaMonitor {
  const stopping = new AbortController();
  let samples: Sample[] = [];
  /** When the primary had written no more than the replica has now. */
  let currentAsOf = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let wake = new AbortController();
  let readAt = Number.NEGATIVE_INFINITY;
  /** Null until it's known. */
  let wasCurrent: boolean | null = null;
  const startedAt = performance.now();

  const wasReadRecently = () => performance.now() - readAt <= IDLE_AFTER_MS;
  const isCurrent = () => performance.now() - currentAsOf <= MAX_LAG_MS;
  const logChange = (error?: unknown) => {
    const isCurrentNow = isCurrent();
    if (isCurrentNow === wasCurrent || stopping.signal.aborted) return;
    // A replica that answers may still catch up.
    if (wasCurrent === null && !isCurrentNow && !error && performance.now() - startedAt < MAX_LAG_MS) return;
    wasCurrent = isCurrentNow;
    if (wasCurrent) log?.info('Visitors read from the replica');
    else
      log?.warn(
        { ...(error !== undefined && { err: error }) },
        'The replica is behind or away: visitors read from the primary',
      );
  };
  const markUnavailable = (error: unknown) => {
    samples = [];
    currentAsOf = Number.NEGATIVE_INFINITY;
    logChange(error);
  };
  const check = async () => {
    const at = performance.now();
    // While the primary is away nothing is written, so what the replica last had is all there is.
    const written = await positionOf(primary, WRITTEN).catch(() => null);
    const replayed = await positionOf(replica, REPLAYED);
    if (replayed === null) throw new Error('DATABASE_REPLICA_URL leads to a server that isn’t a replica');
    if (written !== null) samples.push({ at, position: written });
    const seen = samples.findLastIndex(({ position }) => position <= replayed);
    const last = samples[seen];
    if (last) currentAsOf = last.at;
    if (written === null && last && seen === samples.length - 1) currentAsOf = at;
    samples = samples.slice(Math.max(0, seen));
    logChange();
  };
  const poll = async () => {
    let interval = MIN_CHECK_INTERVAL_MS;
    while (!stopping.signal.aborted) {
      await check().catch(markUnavailable);
      await pause(interval, stopping.signal);
      if (wasReadRecently() && isCurrent() && currentAsOf < changedAt) {
        interval = Math.min(2 * interval, CHECK_INTERVAL_MS);
        continue;
      }
      interval = MIN_CHECK_INTERVAL_MS;
      wake = new AbortController();
      const remaining = wasReadRecently() ? CHECK_INTERVAL_MS : IDLE_CHECK_INTERVAL_MS;
      await pause(remaining - MIN_CHECK_INTERVAL_MS, AbortSignal.any([stopping.signal, wake.signal]));
    }
  };
  const polling = poll();

  return {
    hasCaughtUp: () => {
      const wasActive = wasReadRecently();
      readAt = performance.now();
      if (!wasActive) wake.abort();
      return isCurrent() && currentAsOf >= changedAt;
    },
    readLag: () => (currentAsOf === Number.NEGATIVE_INFINITY ? null : Math.round(performance.now() - currentAsOf)),
    noteChange: () => {
      changedAt = performance.now();
      if (wasReadRecently()) wake.abort();
    },
    markUnavailable,
    stop: async () => {
      stopping.abort();
      await polling;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

async function positionOf(pool: pg.Pool, query: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(query);
  const position = rows[0]?.position;
  return position ? BigInt(position) : null;
}

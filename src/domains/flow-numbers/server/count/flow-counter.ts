/** Counts what machines did, and adds the sums to those in the database every few seconds. */
import type { Settings } from '#domains/settings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import packageJson from '../../../../../package.json' with { type: 'json' };
import { addSums, listCountedReleases } from './add-sums.repository.ts';
import { type CountedStay, type CountedTransition, dayOf, type FlowDimensions } from './counted.ts';
import { createFlowSums } from './flow-sums.ts';

export interface FlowCounter {
  /** Whether the community counts now. */
  isCounting(): boolean;
  /** Counts nothing while the community doesn't. */
  count(what: Counted, by: Omit<FlowDimensions, 'day' | 'machine'>): void;
  /** Whether this server, or one on this database before it, was this release. */
  knowsRelease(release: string): boolean;
  /** Adds what was counted to the sums in the database. */
  flush(): Promise<void>;
  start(): Promise<void>;
  /** Adds what is left. */
  stop(): Promise<void>;
}

interface Counted {
  machine: string;
  transitions: readonly Omit<CountedTransition, keyof FlowDimensions>[];
  stays: readonly Omit<CountedStay, keyof FlowDimensions>[];
}

/** Of the server. */
export const RELEASE = packageJson.version;
const FLUSH_MS = 10_000;

interface CounterNeeds {
  db: Db;
  log: Logger;
  settings: Pick<Settings, 'now'>;
}

export function createFlowCounter({ db, log, settings }: CounterNeeds): FlowCounter {
  const sums = createFlowSums();
  const releases = new Set([RELEASE]);
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  const flush = async () => {
    const taken = sums.take();
    if (taken.transitions.length === 0 && taken.stays.length === 0) return;
    try {
      await db.transaction().execute((tx) => addSums(tx, taken));
    } catch (error) {
      log.warn({ err: error }, 'The counts of machines couldn’t be stored; they’re tried again');
      for (const transition of taken.transitions) sums.addTransition(transition);
      for (const stay of taken.stays) sums.addStay(stay);
    }
  };
  /** One after the other, so that a flush also ends when all that was counted before it is stored. */
  const flushInTurn = () => {
    flushing = flushing.then(flush);
    return flushing;
  };

  const isCounting = () => settings.now.countsFlows;

  return {
    isCounting,
    count: ({ machine, transitions, stays }, by) => {
      if (!isCounting()) return;
      const dimensions = { machine, day: dayOf(new Date()), ...by };
      for (const { from, event, to, outcome, count } of transitions) {
        sums.addTransition({ ...dimensions, from, event, to, outcome, count });
      }
      for (const { state, bucket, count } of stays) sums.addStay({ ...dimensions, state, bucket, count });
    },
    knowsRelease: (release) => releases.has(release),
    flush: flushInTurn,
    start: async () => {
      for (const release of await listCountedReleases(db)) releases.add(release);
      timer = setInterval(() => void flushInTurn(), FLUSH_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await flushInTurn();
    },
  };
}

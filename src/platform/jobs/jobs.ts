/**
 * Work that is done after the answer: mail first of all. A job is written in the transaction that causes it, so it
 * exists exactly when its cause does, and is tried again until it works. A job may run twice: handlers allow for it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { type JobResult, PgBoss } from 'pg-boss';
import { NIL } from 'uuid';
import type { Database, Db, Tx } from '../db/database.ts';
import type { Logger } from '../logging/logger.ts';
import { createBatchRunner } from './run-batch.ts';

/** A kind of job; `T` is what it carries. Payloads hold ids, never secrets: they stand in the database. */
export interface JobKind<T extends object> {
  name: string;
  /** Never set: carries the payload's type. */
  payload?: T;
}

export interface Jobs {
  enqueue<T extends object>(on: Db | Tx, kind: JobKind<T>, payload: T): Promise<void>;
  /** The same for many of a kind. */
  enqueueAll<T extends object>(on: Db | Tx, kind: JobKind<T>, payloads: readonly T[]): Promise<void>;
  /** Registers what does a kind of job; before `start`. The id is the same each time that one job is tried. */
  handle<T extends object>(kind: JobKind<T>, handler: (payload: T, jobId: string) => Promise<void>): void;
  /**
   * Registers work that comes again by the clock (a cron expression in UTC), once for all processes; before `start`.
   */
  repeat(name: string, cron: string, handler: () => Promise<void>): void;
  start(): Promise<void>;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const RETRIES = { retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };
/** Two days: a mail server may be away for a weekend, and what comes by the clock comes again anyway. */
const MOST_RETRIES = 60;
const MOST_RETRIES_BY_CLOCK = 12;
/** A job whose process was killed, or whose claim got lost with the database, is found again after this long. */
const HEARTBEAT_SECONDS = 60;
/**
 * Woken by the commit that causes a job; the slow poll finds retries, the fast one serves while nothing can be heard.
 */
const SOON = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5, batchSize: 20 };
const SOMETIME = { pollingIntervalSeconds: 30, batchSize: 1 };
const WRITTEN_AT_ONCE = 1_000;
const STOP_TIMEOUT_MS = 5_000;

interface Work {
  handler: (payload: object, jobId: string) => Promise<void>;
  cron: string | null;
}

export function createJobs(database: Database, log: Logger): Jobs {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.run(text, values),
      listen: async (channel, hear, recover) => ({
        close: await database.listen({ channels: { [channel]: hear }, onMissed: recover }),
      }),
    },
    schema: 'jobs',
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'Job queue error'));
  const kinds = new Map<string, Work>();
  const stopping = new AbortController();
  const runBatch = createBatchRunner({ boss, log, ping: () => database.run('select 1'), stopping: stopping.signal });
  const through = (on: Db | Tx) => ({
    db: { executeSql: (text: string, values?: unknown[]) => on.executeQuery(CompiledQuery.raw(text, values)) },
  });
  return {
    enqueue: async (on, kind, payload) => {
      await boss.send(kind.name, payload, through(on));
    },
    enqueueAll: async (on, kind, payloads) => {
      for (let start = 0; start < payloads.length; start += WRITTEN_AT_ONCE) {
        const some = payloads.slice(start, start + WRITTEN_AT_ONCE);
        await boss.insert(
          kind.name,
          some.map((data) => ({ data })),
          through(on),
        );
      }
    },
    handle: (kind, handler) => {
      // The queue hands a kind's own payloads to its handler, which the map's type cannot say.
      kinds.set(kind.name, { handler: handler as Work['handler'], cron: null });
    },
    repeat: (name, cron, handler) => {
      kinds.set(name, { handler, cron });
    },
    start: async () => {
      await boss.start();
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, { handler, cron }] of kinds) {
        const queue = queues.get(name);
        const wanted = {
          notify: cron === null,
          retryLimit: cron === null ? MOST_RETRIES : MOST_RETRIES_BY_CLOCK,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        };
        if (!queue) await boss.createQueue(name, { ...RETRIES, ...wanted });
        // Queues of an older version exist without some of it.
        else if (!isLike(queue, wanted)) await boss.updateQueue(name, wanted);
        // Makes the queue known to this process: looked up inside a transaction it would wait for that very
        // transaction.
        await boss.findJobs(name, { id: NIL });
        if (cron) await boss.schedule(name, cron);
        const pace = cron ? SOMETIME : SOON;
        await boss.work<object, JobResult[], { perJobResults: true }>(name, { ...pace, perJobResults: true }, (jobs) =>
          runBatch(name, jobs, handler),
        );
      }
    },
    stop: async () => {
      stopping.abort();
      // Asked to stop, the queue looks only every half second whether its workers have; each tells it at once.
      const finished = Promise.all([...kinds.keys()].map((name) => boss.offWork(name)));
      const deadline = new AbortController();
      await Promise.race([finished, wait(STOP_TIMEOUT_MS, undefined, { signal: deadline.signal })]);
      deadline.abort();
      await boss.stop({ graceful: false });
    },
  };
}

const isLike = <T extends object>(queue: T, wanted: Partial<T>) =>
  Object.entries(wanted).every(([name, value]) => Reflect.get(queue, name) === value);

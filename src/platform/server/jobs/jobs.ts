/**
 * Background jobs, mostly email. A job is inserted in the transaction that causes it (an outbox), so it exists exactly
 * when its cause does, and is retried until it succeeds. Delivery is at least once: handlers are idempotent.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { type JobResult, PgBoss } from 'pg-boss';
import { NIL } from 'uuid';
import type { LifecycleStep } from '#platform/shared/lifecycle-step.ts';
import type { Database, Db, Tx } from '../db/database.ts';
import type { Logger } from '../logging/logger.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { findFailedKind, listDueKinds } from './due-jobs.repository.ts';
import { QUEUE_SCHEMA } from './queue-schema.ts';
import { type BatchHandler, createBatchRunner, type Handler, type JobHandler } from './run-batch.ts';
import { createWakeScheduler } from './wake-scheduler.ts';

/** A kind of job; `T` is its payload. Payloads contain ids, never secrets: they are stored in the database. */
export interface JobKind<T extends object> {
  name: string;
  /** Never set: carries the payload's type. */
  payload?: T;
}

export interface Jobs {
  enqueue<T extends object>(on: Db | Tx, kind: JobKind<T>, payload: T): Promise<void>;
  /** Adds many jobs of a kind at once. */
  enqueueAll<T extends object>(on: Db | Tx, kind: JobKind<T>, payloads: readonly T[]): Promise<void>;
  /** Registers the handler of a kind of job; call it before `start`. A job keeps its id across retries. */
  handle<T extends object>(kind: JobKind<T>, handler: (payload: T, jobId: string) => Promise<void>): void;
  /**
   * Like `handle`, for work that has to be done once for many jobs: jobs that are fetched together are handled
   * together. If that fails, each is handled alone.
   */
  handleBatch<T extends object>(kind: JobKind<T>, handler: (payloads: readonly T[]) => Promise<void>): void;
  /** Registers scheduled work (a cron expression in UTC), run by one process each time; call it before `start`. */
  repeat(name: string, cron: string, handler: () => Promise<void>): void;
  /** Calls it with the steps of lifecycles that a job took, once it has succeeded; call it before `start`. */
  onSteps(listener: (steps: readonly LifecycleStep[]) => void): void;
  /** Queues a job that failed for good once more. @returns false if there is no such job. */
  retry(id: string): Promise<boolean>;
  start(): Promise<void>;
  /** Stops after the running jobs have finished. */
  stop(): Promise<void>;
}

const RETRIES = { retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };
/** Two days: a mail server may be down for a weekend, and scheduled work comes round again anyway. */
const MAX_RETRIES = 60;
const MAX_SCHEDULED_RETRIES = 12;
/** A job whose process was killed, or that lost its claim with the database connection, is retried after this long. */
const HEARTBEAT_SECONDS = 60;
/**
 * How often to look for due jobs of all kinds, in one statement. Otherwise, the commit that adds a job wakes its
 * worker.
 */
const POLL_INTERVAL_MS = 5_000;
/**
 * Polling by workers that weren't woken. The first interval applies only while the process can't receive notifications.
 */
const ON_NOTIFY = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 120 };
const ON_SCHEDULE = { pollingIntervalSeconds: 120, batchSize: 1 };
/** A full batch is followed by the next without a pause. */
const IN_BATCHES = { batchSize: 20, burstWhenBatchFull: true };
const INSERT_BATCH_SIZE = 1_000;
const STOP_TIMEOUT_MS = 5_000;

interface Registration {
  handler: Handler;
  cron: string | null;
}

/** @param tracer null if spans aren't recorded. */
export function createJobs(database: Database, log: Logger, tracer: Tracer | null = null): Jobs {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.run(text, values),
      listen: async (channel, _hear, recover) => ({
        close: await database.listen({ channels: { [channel]: wakeScheduler.onQueued }, onMissed: recover }),
      }),
    },
    schema: QUEUE_SCHEMA,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'Job queue error'));
  const kinds = new Map<string, Registration>();
  /** The ids of the workers, by kind. */
  const workers = new Map<string, string>();
  const wakeScheduler = createWakeScheduler(wake);
  const stopping = new AbortController();
  let polling: Promise<void> | null = null;
  let tellSteps: (steps: readonly LifecycleStep[]) => void = () => undefined;
  const runBatch = createBatchRunner({
    boss,
    log,
    tracer,
    onSteps: (steps) => tellSteps(steps),
    ping: () => database.run('select 1'),
    stopping: stopping.signal,
  });

  function wake(kind: string): void {
    const worker = workers.get(kind);
    if (worker !== undefined) boss.notifyWorker(worker);
  }
  /** Finds jobs that no notification announces: retries, scheduled ones, and those of a process that has died. */
  const pollPeriodically = async () => {
    const { signal } = stopping;
    while (!signal.aborted) {
      await wait(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        for (const kind of await listDueKinds(database, [...workers.keys()])) wake(kind);
      } catch (error) {
        log.warn({ err: error }, 'Looking for jobs failed; trying again in a few seconds');
      }
    }
  };
  const connectionOf = (on: Db | Tx) => ({
    db: { executeSql: (text: string, values?: unknown[]) => on.executeQuery(CompiledQuery.raw(text, values)) },
  });
  return {
    enqueue: async (on, kind, payload) => {
      wakeScheduler.noteQueued(kind.name);
      await boss.send(kind.name, payload, connectionOf(on));
    },
    enqueueAll: async (on, kind, payloads) => {
      wakeScheduler.noteQueued(kind.name);
      for (let start = 0; start < payloads.length; start += INSERT_BATCH_SIZE) {
        const batch = payloads.slice(start, start + INSERT_BATCH_SIZE);
        await boss.insert(
          kind.name,
          batch.map((data) => ({ data })),
          connectionOf(on),
        );
      }
    },
    handle: (kind, handler) => {
      // A handler gets its own kind's payloads only, which the map's type can't express.
      kinds.set(kind.name, { handler: { each: handler as JobHandler }, cron: null });
    },
    handleBatch: (kind, handler) => {
      kinds.set(kind.name, { handler: { together: handler as BatchHandler }, cron: null });
    },
    repeat: (name, cron, handler) => {
      kinds.set(name, { handler: { each: handler }, cron });
    },
    onSteps: (listener) => {
      tellSteps = listener;
    },
    retry: async (id) => {
      const kind = await findFailedKind(database, id);
      if (kind === null) return false;
      await boss.retry(kind, id);
      wake(kind);
      return true;
    },
    start: async () => {
      await boss.start();
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, { handler, cron }] of kinds) {
        const queue = queues.get(name);
        const wanted = {
          notify: cron === null,
          retryLimit: cron === null ? MAX_RETRIES : MAX_SCHEDULED_RETRIES,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        };
        if (!queue) await boss.createQueue(name, { ...RETRIES, ...wanted });
        // Queues created by an older version lack some of these settings.
        else if (!hasSettings(queue, wanted)) await boss.updateQueue(name, wanted);
        // Makes the queue known to this process: looked up inside a transaction it would wait for that very
        // transaction.
        await boss.findJobs(name, { id: NIL });
        if (cron) await boss.schedule(name, cron);
        const pollingOptions = cron ? ON_SCHEDULE : { ...ON_NOTIFY, ...IN_BATCHES };
        const options = { ...pollingOptions, perJobResults: true } as const;
        const worker = await boss.work<object, JobResult[], { perJobResults: true }>(name, options, (jobs) =>
          runBatch(name, jobs, handler),
        );
        workers.set(name, worker);
      }
      polling = pollPeriodically();
    },
    stop: async () => {
      stopping.abort();
      wakeScheduler.stop();
      // `boss.stop` would check only every half second whether its workers have stopped; `offWork` notices at once.
      const finished = Promise.all([polling, ...[...kinds.keys()].map((name) => boss.offWork(name))]);
      const deadline = new AbortController();
      await Promise.race([finished, wait(STOP_TIMEOUT_MS, undefined, { signal: deadline.signal })]);
      deadline.abort();
      await boss.stop({ graceful: false });
    },
  };
}

const hasSettings = <T extends object>(queue: T, wanted: Partial<T>) =>
  Object.entries(wanted).every(([name, value]) => Reflect.get(queue, name) === value);

/**
 * Work that is done after the answer: mail first of all. A job is written in the transaction that causes it, so it
 * exists exactly when its cause does, and is tried again until it works. A job may run twice: handlers allow for it.
 */
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database, Db, Tx } from '../db/database.ts';
import type { Logger } from '../logging/logger.ts';

/** A kind of job; `T` is what it carries. Payloads hold ids, never secrets: they stand in the database. */
export interface JobKind<T extends object> {
  name: string;
  /** Never set: carries the payload's type. */
  payload?: T;
}

export interface Jobs {
  enqueue<T extends object>(on: Db | Tx, kind: JobKind<T>, payload: T): Promise<void>;
  /** Registers what does a kind of job; before `start`. */
  handle<T extends object>(kind: JobKind<T>, handler: (payload: T) => Promise<void>): void;
  start(): Promise<void>;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const RETRIES = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
const POLLING_SECONDS = 0.5;
const STOP_TIMEOUT_MS = 5_000;

export function createJobs(database: Database, log: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.run(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'));
  const handlers = new Map<string, (payload: object) => Promise<void>>();
  return {
    enqueue: async (on, kind, payload) => {
      const executeSql = (text: string, values?: unknown[]) => on.executeQuery(CompiledQuery.raw(text, values));
      await boss.send(kind.name, payload, { db: { executeSql } });
    },
    handle: (kind, handler) => {
      // The queue hands a kind's own payloads to its handler, which the map's type cannot say.
      handlers.set(kind.name, handler as (payload: object) => Promise<void>);
    },
    start: async () => {
      await boss.start();
      for (const [name, handler] of handlers) {
        await boss.createQueue(name, RETRIES);
        await boss.work<object>(name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs) => {
          for (const job of jobs) await runLogged(name, job.id, () => handler(job.data), log);
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

async function runLogged(name: string, id: string, run: () => Promise<void>, log: Logger): Promise<void> {
  try {
    await run();
    log.info({ job: name, jobId: id }, 'Job done');
  } catch (error) {
    log.warn({ job: name, jobId: id, err: error }, 'Job failed and is tried again');
    throw error;
  }
}

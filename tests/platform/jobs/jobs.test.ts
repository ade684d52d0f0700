import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { createJobs, type JobKind, type Jobs } from '#platform/server/jobs/jobs.ts';
import { NonRetryableError } from '#platform/server/jobs/non-retryable-error.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { openTestDatabase } from '../../support/database.ts';
import { retryUntil } from '../../support/jobs.ts';

const greeting: JobKind<{ name: string }> = { name: 'tests.greeting' };
const greeted: string[] = [];
let failures = 0;
let database: Database;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs(database, createLogger('silent'));
  jobs.handle(greeting, async ({ name }) => {
    if (name.startsWith('fails once') && failures === 0) {
      failures += 1;
      throw new Error('Not this time');
    }
    greeted.push(name);
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const untilGreeted = (name: string) => retryUntil(database, () => greeted.includes(name));

describe('a job', () => {
  it('is queued when its transaction commits', async () => {
    await database.db.transaction().execute((tx) => jobs.enqueue(tx, greeting, { name: 'committed' }));
    await untilGreeted('committed');
  });

  it('isn’t queued when its transaction rolls back', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, greeting, { name: 'rolled back' });
      throw new Error('Rolled back');
    });
    await expect(failing).rejects.toThrow('Rolled back');
    await jobs.enqueue(database.db, greeting, { name: 'after' });
    await untilGreeted('after');
    expect(greeted).not.toContain('rolled back');
  });

  it('finished while the database is down isn’t repeated when it is back', async () => {
    const once: JobKind<object> = { name: 'tests.once' };
    let isAway = false;
    let unheard = 0;
    const faltering: Database = {
      ...database,
      run: (sql, values) => {
        if (!isAway) return database.run(sql, values);
        if (/state = 'completed'/.test(sql)) unheard += 1;
        // The database returns after the second attempt to report the job as done.
        isAway = unheard < 2;
        return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
      },
    };
    const working = createJobs(faltering, createLogger('silent'));
    let done = 0;
    working.handle(once, async () => {
      done += 1;
      isAway = true;
    });
    await working.start();
    await working.enqueue(database.db, once, {});
    const stateOf = async () => (await database.run(`select state from jobs.job where name = '${once.name}'`)).rows;
    await retryUntil(database, async () => (await stateOf())[0]?.['state'] === 'completed');
    await working.stop();
    expect(done).toBe(1);
  });

  it('that would fail the same way every time fails at once', async () => {
    const hopeless: JobKind<object> = { name: 'tests.hopeless' };
    const working = createJobs(database, createLogger('silent'));
    working.handle(hopeless, () => Promise.reject(new NonRetryableError('Nobody has this address')));
    await working.start();
    await working.enqueue(database.db, hopeless, {});
    const ended = async () =>
      (
        await database.run(
          `select state, retry_count from jobs.job where name = '${hopeless.name}' and state <> 'active'`,
        )
      ).rows;
    await retryUntil(database, async () => (await ended())[0]?.['state'] === 'failed');
    await working.stop();
    expect(await ended()).toEqual([{ state: 'failed', retry_count: 0 }]);
  });

  it('that fails is retried, alone of its batch', async () => {
    await database.db.transaction().execute(async (tx) => {
      for (const name of ['beside 1', 'fails once', 'beside 2']) await jobs.enqueue(tx, greeting, { name });
    });
    await untilGreeted('fails once');
    expect(failures).toBe(1);
    expect(greeted.filter((name) => name.startsWith('beside')).toSorted()).toEqual(['beside 1', 'beside 2']);
  });
});

describe('jobs that are handled together', () => {
  it('are, if they are queued together, and settled', async () => {
    const kind: JobKind<{ name: string }> = { name: 'tests.together' };
    const batches: string[][] = [];
    const working = createJobs(database, createLogger('silent'));
    working.handleBatch(kind, async (payloads) => void batches.push(payloads.map(({ name }) => name)));
    await working.start();
    await working.enqueueAll(database.db, kind, [{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
    const statesOf = async () => (await database.run(`select state from jobs.job where name = '${kind.name}'`)).rows;
    await retryUntil(database, async () => (await statesOf()).every(({ state }) => state === 'completed'));
    await working.stop();
    expect(batches.map((batch) => batch.toSorted())).toEqual([['one', 'three', 'two']]);
    expect(await statesOf()).toHaveLength(3);
  });

  it('are handled alone if one makes them fail', async () => {
    const kind: JobKind<{ name: string }> = { name: 'tests.spoilt' };
    const done: string[] = [];
    const working = createJobs(database, createLogger('silent'));
    working.handleBatch(kind, async (payloads) => {
      if (payloads.some(({ name }) => name === 'bad')) throw new NonRetryableError('It spoils all');
      done.push(...payloads.map(({ name }) => name));
    });
    await working.start();
    await working.enqueueAll(database.db, kind, [{ name: 'one' }, { name: 'bad' }, { name: 'two' }]);
    const statesOf = async () =>
      (await database.run(`select data->>'name' as name, state from jobs.job where name = '${kind.name}'`)).rows;
    const isOver = ({ state }: Record<string, unknown>) => state === 'completed' || state === 'failed';
    await retryUntil(database, async () => (await statesOf()).every(isOver));
    await working.stop();
    expect(done.toSorted()).toEqual(['one', 'two']);
    expect((await statesOf()).filter(({ state }) => state === 'failed')).toEqual([{ name: 'bad', state: 'failed' }]);
  });
});

describe('more jobs than are fetched at once', () => {
  it('are fetched without a pause', async () => {
    const kind: JobKind<{ number: number }> = { name: 'tests.many' };
    const done: number[] = [];
    const working = createJobs(database, createLogger('silent'));
    working.handle(kind, async ({ number }) => void done.push(number));
    await working.start();
    const began = performance.now();
    await working.enqueueAll(
      database.db,
      kind,
      Array.from({ length: 65 }, (_, number) => ({ number })),
    );
    while (done.length < 65) await wait(10);
    await working.stop();
    // With a pause after each fetch, the jobs would take three pauses of up to five seconds.
    expect(performance.now() - began).toBeLessThan(9_000);
    expect(new Set(done).size).toBe(65);
  });
});

describe('a job that nobody was told of', () => {
  it('is found within seconds', async () => {
    await jobs.enqueue(database.db, greeting, { name: 'delayed' });
    await untilGreeted('delayed');
    await database.run(
      `update jobs.job set state = 'created', start_after = now(), completed_on = null
       where name = '${greeting.name}' and data->>'name' = 'delayed'`,
    );
    while (greeted.filter((name) => name === 'delayed').length < 2) await wait(20);
  });
});

describe('the workers of a kind of job', () => {
  it('are woken by the commit instead of constant polling', async () => {
    const { rows } = await database.run(
      `select 'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24) as channel`,
    );
    const heard = Promise.withResolvers<string>();
    const end = await database.listen({
      channels: { [String(rows[0]?.['channel'])]: heard.resolve },
      onMissed: () => {},
    });
    await jobs.enqueue(database.db, greeting, { name: 'heard of' });
    expect(await heard.promise).toBe(greeting.name);
    await end();
    await untilGreeted('heard of');
  });
});

describe('a test’s queue', () => {
  it('came with the clone of its database', async () => {
    const clone = await openTestDatabase();
    const { rows } = await clone.run(`select to_regclass('jobs.job') is not null as stands`);
    await clone.close();
    expect(rows).toEqual([{ stands: true }]);
  });
});

describe('a queue', () => {
  it('made by an older version gets this version’s settings at the next start', async () => {
    const given = async () =>
      (
        await database.run(
          `select notify, retry_limit, heartbeat_seconds from jobs.queue where name = '${greeting.name}'`,
        )
      ).rows;
    const made = await given();
    // The limit means two days of retries; the job of a killed process is retried after a minute or two.
    expect(made).toEqual([{ notify: true, retry_limit: 60, heartbeat_seconds: 60 }]);
    await database.run(
      `update jobs.queue set notify = false, retry_limit = 12, heartbeat_seconds = null where name = '${greeting.name}'`,
    );
    const next = createJobs(database, createLogger('silent'));
    next.handle(greeting, async () => undefined);
    await next.start();
    await next.stop();
    expect(await given()).toEqual(made);
  });
});

describe('a stopping queue', () => {
  it('finishes the job under way', async () => {
    const slow: JobKind<object> = { name: 'tests.slow' };
    const stopping = createJobs(database, createLogger('silent'));
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    stopping.handle(slow, async () => {
      began.resolve();
      await mayEnd.promise;
    });
    await stopping.start();
    await stopping.enqueue(database.db, slow, {});
    await began.promise;
    const stopped = stopping.stop();
    mayEnd.resolve();
    await stopped;
    const { rows } = await database.run(`select state from jobs.job where name = '${slow.name}'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});

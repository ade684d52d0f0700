import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/db/database.ts';
import { createJobs, type JobKind, type Jobs } from '../../../src/platform/jobs/jobs.ts';
import { createLogger } from '../../../src/platform/logging/logger.ts';
import { openTestDatabase } from '../../support/database.ts';
import { hurryUntil } from '../../support/jobs.ts';

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

const untilGreeted = (name: string) => hurryUntil(database, () => greeted.includes(name));

describe('a job', () => {
  it('is there when its transaction is committed', async () => {
    await database.db.transaction().execute((tx) => jobs.enqueue(tx, greeting, { name: 'committed' }));
    await untilGreeted('committed');
  });

  it('is not there when its transaction is rolled back', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, greeting, { name: 'rolled back' });
      throw new Error('Rolled back');
    });
    await expect(failing).rejects.toThrow('Rolled back');
    await jobs.enqueue(database.db, greeting, { name: 'after' });
    await untilGreeted('after');
    expect(greeted).not.toContain('rolled back');
  });

  it('that fails is tried again, alone of its batch', async () => {
    await database.db.transaction().execute(async (tx) => {
      for (const name of ['beside 1', 'fails once', 'beside 2']) await jobs.enqueue(tx, greeting, { name });
    });
    await untilGreeted('fails once');
    expect(failures).toBe(1);
    expect(greeted.filter((name) => name.startsWith('beside')).toSorted()).toEqual(['beside 1', 'beside 2']);
  });
});

describe('the workers of a kind of job', () => {
  it('are woken by the commit, and need not poll every moment', async () => {
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

describe('the queue of a test', () => {
  it('came with the clone of its database', async () => {
    const clone = await openTestDatabase();
    const { rows } = await clone.run(`select to_regclass('jobs.job') is not null as stands`);
    await clone.close();
    expect(rows).toEqual([{ stands: true }]);
  });
});

describe('the queue of a kind', () => {
  it('that an older version made tells its workers of new jobs from the next start on', async () => {
    const tells = async () =>
      (await database.run(`select notify from jobs.queue where name = '${greeting.name}'`)).rows[0]?.['notify'];
    expect(await tells()).toBe(true);
    await database.run(`update jobs.queue set notify = false where name = '${greeting.name}'`);
    const next = createJobs(database, createLogger('silent'));
    next.handle(greeting, async () => undefined);
    await next.start();
    await next.stop();
    expect(await tells()).toBe(true);
  });
});

describe('a queue that stops', () => {
  it('finishes what is under way', async () => {
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

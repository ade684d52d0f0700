import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { monitorReplica, type ReplicaMonitor } from '#platform/server/db/replica-monitor.ts';

/** A fake database that answers with its position, and counts how often it was asked. */
function standIn(position: () => number) {
  const asked = { times: 0 };
  const query = async () => {
    asked.times += 1;
    return { rows: [{ position: String(position()) }] };
  };
  return { asked, pool: { query, end: async () => undefined } as unknown as pg.Pool };
}

function start(written: () => number, replayed: () => number): { watch: ReplicaMonitor; asked: { times: number } } {
  const { pool: primary, asked } = standIn(written);
  const watch = monitorReplica({ primary, replica: standIn(replayed).pool });
  onTestFinished(() => watch.stop());
  return { watch, asked };
}

test('changes that keep coming are checked together', async () => {
  let written = 0;
  const { watch, asked } = start(
    () => written,
    () => written,
  );
  await expect.poll(() => watch.hasCaughtUp()).toBe(true);
  const before = asked.times;
  const began = performance.now();
  for (let change = 0; change < 100; change += 1) {
    written += 1;
    watch.noteChange();
    await wait(5);
  }
  const tenths = (performance.now() - began) / 100;
  expect(asked.times).toBeGreaterThan(before);
  expect(asked.times - before).toBeLessThanOrEqual(Math.ceil(tenths) + 1);
});

test('a replica is used again once it has the change', async () => {
  let written = 0;
  let replayed = 0;
  const { watch } = start(
    () => written,
    () => replayed,
  );
  await expect.poll(() => watch.hasCaughtUp()).toBe(true);
  written = 10;
  watch.noteChange();
  expect(watch.hasCaughtUp()).toBe(false);
  await wait(300);
  expect(watch.hasCaughtUp()).toBe(false);
  replayed = 10;
  await expect.poll(() => watch.hasCaughtUp()).toBe(true);
});

test('a replica that never answers is reported once', async () => {
  const said: string[] = [];
  const say = (...words: unknown[]) => void said.push(String(words.at(-1)));
  const away = { query: () => Promise.reject(new Error('connect ECONNREFUSED')), end: async () => undefined };
  const watch = monitorReplica({
    primary: standIn(() => 1).pool,
    replica: away as unknown as pg.Pool,
    log: { info: say, warn: say },
  });
  onTestFinished(() => watch.stop());
  await wait(400);
  expect(said).toEqual(['The replica is behind or away: visitors read from the primary']);
  expect(watch.hasCaughtUp()).toBe(false);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHub, type Hub } from '#domains/notifications/server/live/hub.ts';
import { notify } from '#domains/notifications/server/notify/notify.ts';
import type { Database } from '#platform/server/db/database.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { openTestDatabase } from '../../support/database.ts';
import { until } from '../../support/event-stream.ts';
import { buildUser, type TestUser } from '../../support/factories.ts';

const BEAT_MS = 25_000;
const KEPT = ': still here';

let database: Database;
let hub: Hub;
let user: TestUser;
let asked: string[][];
/** Answers the hub's token checks. */
let answer: (tokens: readonly string[]) => Promise<ReadonlySet<string>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  user = await buildUser(database.db);
  asked = [];
  answer = async (tokens) => new Set(tokens);
  const findValid = (tokens: readonly string[]) => {
    asked.push([...tokens]);
    return answer(tokens);
  };
  hub = createHub({ db: database.db, log: createLogger('silent'), findValid });
  await hub.start(database.listen, () => undefined);
});
afterEach(async () => {
  await hub.stop();
  vi.useRealTimers();
});

function follow(token: string, userId: string = randomUUID()) {
  const seen = { text: '', hasEnded: false };
  const outlet = {
    write: (text: string) => {
      seen.text += text;
    },
    end: () => {
      seen.hasEnded = true;
    },
    backlog: 0,
  };
  hub.subscribe({ userId, lastEventId: undefined, token, outlet });
  return seen;
}

const beat = () => vi.advanceTimersByTime(BEAT_MS);
/** A heartbeat starts once the previous one has finished. */
const beatUntilAsked = (times: number) =>
  until('the next question', () => {
    if (asked.length < times) beat();
    return asked.length === times;
  });
const timesKept = ({ text }: { text: string }) => text.split(KEPT).length - 1;
const tell = (title: string) =>
  database.db.transaction().execute((tx) => notify(tx, { userId: user.id, kind: 'points_added', title: () => title }));

describe('the heartbeat of the open streams', () => {
  it('checks streams in batches, one query at a time', async () => {
    let atOnce = 0;
    let most = 0;
    answer = async (tokens) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise(setImmediate);
      atOnce -= 1;
      return new Set(tokens);
    };
    const tokens = Array.from({ length: 1_100 }, (_, index) => `token ${index}`);
    for (const token of tokens) follow(token);
    beat();
    await until('every stream', () => asked.flat().length === tokens.length);
    expect(asked.flat().toSorted()).toEqual(tokens.toSorted());
    expect(asked).toHaveLength(3);
    expect(most).toBe(1);
  });

  it('closes exactly the streams whose tokens have expired', async () => {
    const streams = [follow('good'), follow('ended'), follow('good too')];
    answer = async (tokens) => new Set(tokens.filter((token) => token !== 'ended'));
    beat();
    await until('the end of one', () => streams[1]?.hasEnded === true);
    await beatUntilAsked(2);
    expect(asked[1]).toEqual(['good', 'good too']);
    expect(streams.map(({ hasEnded }) => hasEnded)).toEqual([false, true, false]);
  });

  it('keeps delivering while a check is pending, and starts no second one', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer = async (tokens) => {
      await released;
      return new Set(tokens);
    };
    for (let index = 0; index < 20; index += 1) follow(`other ${index}`);
    const stream = follow('own', user.id);
    await until('the count', () => stream.text.includes('event: unread'));
    beat();
    beat();
    beat();
    expect(asked).toHaveLength(1);
    expect(timesKept(stream)).toBe(3);
    await tell('Through');
    await until('the news', () => stream.text.includes('"title":"Through"'));
    release();
    await beatUntilAsked(2);
  });

  it('keeps streams open when the check fails, and retries', async () => {
    const stream = follow('own');
    answer = () => Promise.reject(new Error('No database'));
    await beatUntilAsked(1);
    await beatUntilAsked(2);
    expect(stream.hasEnded).toBe(false);
  });
});

/** What a process remembers of its callers gives nobody a right that another process has taken away. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RunningServer } from '#app/server/server.ts';
import { createAccessTokens } from '#domains/auth/server/sessions/access-tokens.ts';
import { createCallers } from '#domains/auth/server/sessions/callers.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import type { Listen, Subscriber } from '#platform/server/db/listening.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn, type LoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, logImpact } from '../../support/impacts.ts';
import { postgresOfTests, startSecondServer } from '../../support/second-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** The messages of one process reach the other soon, but not before the call that sent them is answered. */
const SOON = { timeout: 30_000, interval: 5 };

let server: TestServer;
let other: RunningServer | null = null;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  if (postgresOfTests) other = await startSecondServer(server);
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(async () => {
  await other?.close();
  await server.close();
});

const build = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const statusOf = async (client: Client, path: string) => (await client.get(path)).status;

/** The same person at the other process, which then remembers them. */
async function knownByOther({ session }: Pick<LoggedIn, 'session'>): Promise<Client> {
  const client = createClient(other?.origin ?? server.origin);
  client.token = session.accessToken;
  await expect.poll(() => statusOf(client, '/users/view'), SOON).toBe(200);
  return client;
}

const administer = (userId: string, change: object) =>
  cast.admin.call('PATCH', `/users/${userId}`, { body: change }).then(({ status }) => expect(status).toBe(200));

const suspend = (userId: string, duration = '1 hour') =>
  server.database.run(`update users set suspended_until = now() + $2::interval where id = $1`, [userId, duration]);

describe.each([
  { name: 'while it hears the other', isCut: false },
  { name: 'after its connection was cut', isCut: true },
])('a process $name', ({ isCut }) => {
  const cut = async () => {
    if (!isCut || !postgresOfTests) return;
    await server.database.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ~ '^(listen|select 1)'`,
    );
  };

  it('refuses someone who has logged out', async () => {
    const person = await build();
    const client = await knownByOther(person);
    await cut();
    expect((await person.client.post('/logout')).status).toBe(200);
    await expect.poll(() => statusOf(client, '/users/view'), SOON).toBe(401);
  });

  it('refuses someone who was deactivated', async () => {
    const person = await build();
    const client = await knownByOther(person);
    await cut();
    await administer(person.user.id, { isActive: false });
    await expect.poll(() => statusOf(client, '/users/view'), SOON).toBe(401);
  });

  it('shows an admin who was made a member no more than a member', async () => {
    const person = await build({ role: 'Admin' });
    const client = await knownByOther(person);
    const { id } = await logImpact(cast.owner, { title: 'Not yet verified' });
    expect(await statusOf(client, `/impact/${id}`)).toBe(200);
    await cut();
    await administer(person.user.id, { role: 'Member' });
    await expect.poll(() => statusOf(client, `/impact/${id}`), SOON).toBe(404);
  });

  it('shows a suspended judge no more than a member', async () => {
    const person = await build({ role: 'Judge' });
    const client = await knownByOther(person);
    const { id } = await logImpact(cast.owner, { title: 'To be verified' });
    expect(await statusOf(client, `/impact/${id}`)).toBe(200);
    await cut();
    await suspend(person.user.id);
    await expect.poll(() => statusOf(client, `/impact/${id}`), SOON).toBe(404);
  });
});

it('never refuses someone by what it remembers', async () => {
  const person = await build();
  const client = await knownByOther(person);
  const { id } = await logImpact(cast.owner, { title: 'For staff alone' });
  expect(await statusOf(client, `/impact/${id}`)).toBe(404);
  await administer(person.user.id, { role: 'Admin' });
  // Needs a role, so it's never answered from memory.
  expect(await statusOf(client, '/audit')).toBe(200);
});

describe('createCallers', () => {
  /** Callers of a process whose messages the test sends. */
  function listening() {
    const accessTokens = createAccessTokens(readKeys(server.config).accessTokens, 900);
    const callers = createCallers({ db: server.database.db, accessTokens });
    const subscribers: Subscriber[] = [];
    const listen: Listen = async (subscriber) => {
      subscribers.push(subscriber);
      return async () => undefined;
    };
    const subscribed = async () => {
      await callers.start(listen);
      const [subscriber] = subscribers;
      if (!subscriber) throw new Error('Nobody listens');
      return subscriber;
    };
    return { callers, subscribed };
  }

  it('recalls nobody before it has heard anything, nor a second after it last did', async () => {
    const { session } = await build();
    const { callers, subscribed } = listening();
    const { onHeard } = await subscribed();
    await callers.identify(session.accessToken);
    expect(await callers.recall(session.accessToken)).toBeNull();
    const now = vi.spyOn(performance, 'now');
    onTestFinished(() => now.mockRestore());
    now.mockReturnValue(5_000);
    onHeard?.(4_500);
    expect(await callers.recall(session.accessToken)).toMatchObject({ role: 'Member' });
    now.mockReturnValue(5_501);
    expect(await callers.recall(session.accessToken)).toBeNull();
  });

  it('forgets the person who changed, and everyone once it has missed messages', async () => {
    const { session, user } = await build();
    const { callers, subscribed } = listening();
    const { channels, onHeard, onMissed } = await subscribed();
    onHeard?.(Number.POSITIVE_INFINITY);
    const recalled = () => callers.recall(session.accessToken);
    await callers.identify(session.accessToken);
    expect(await recalled()).toMatchObject({ userId: user.id });
    channels['callers_changed']?.(user.id);
    expect(await recalled()).toBeNull();
    await callers.identify(session.accessToken);
    expect(await recalled()).toMatchObject({ userId: user.id });
    onMissed();
    expect(await recalled()).toBeNull();
  });

  it('doesn’t remember what it read while something changed', async () => {
    const { session, user } = await build();
    const { callers, subscribed } = listening();
    const { channels, onHeard } = await subscribed();
    onHeard?.(Number.POSITIVE_INFINITY);
    const reading = callers.identify(session.accessToken);
    let isReading = true;
    void reading.finally(() => {
      isReading = false;
    });
    while (isReading) {
      channels['callers_changed']?.(user.id);
      await turn();
    }
    expect(await callers.recall(session.accessToken)).toBeNull();
  });

  it('recalls nobody after a change here, until it has heard what came of it', async () => {
    const { session, user } = await build();
    const { callers, subscribed } = listening();
    const { onHeard } = await subscribed();
    const recalled = () => callers.recall(session.accessToken);
    onHeard?.(performance.now());
    await callers.identify(session.accessToken);
    callers.noteChange(null);
    expect(await recalled()).toBeNull();
    onHeard?.(performance.now());
    expect(await recalled()).toMatchObject({ userId: user.id });
    callers.noteChange(user.id);
    expect(await recalled()).toBeNull();
  });

  it('recalls a suspended person only until the suspension ends', async () => {
    const { session, user } = await build();
    const { callers, subscribed } = listening();
    const { onHeard } = await subscribed();
    onHeard?.(Number.POSITIVE_INFINITY);
    await suspend(user.id, '1 minute');
    await callers.identify(session.accessToken);
    expect(await callers.recall(session.accessToken)).not.toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await callers.recall(session.accessToken)).toBeNull();
  });
});

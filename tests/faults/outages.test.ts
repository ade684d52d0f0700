import { once } from 'node:events';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDatabaseUnavailable } from '#platform/server/db/database-errors.ts';
import { openPool } from '#platform/server/db/postgres-pool.ts';
import { createClient } from '../support/client.ts';
import { findFreePort } from '../support/free-port.ts';
import { createMailbox } from '../support/mailbox.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createDatabase, type FaultyDatabase } from './databases.ts';
import { makeEveryCall } from './every-call.ts';
import { becomeAdmin, register, until } from './person.ts';

const ANSWER_LIMIT_MS = 5_000;
/** Calls that visitors may make without a token, and whose input here is refused, or answered, without the database. */
const NEEDS_NO_DATABASE = ['getInvitation', 'suggestPlaces', 'getUnsubscription', 'countFlow', 'getCommunityText'];

describe('a database outage', () => {
  it('makes calls answer 503, and everything recovers afterwards', async () => {
    const database = await createDatabase('PostgreSQL');
    onTestFinished(() => database.remove());
    const server = await startServerProcess({ env: { ...database.env, LOG_LEVEL: 'warn' }, dataDir: database.dataDir });
    const { client } = await becomeAdmin(server.origin);

    const allowConnections = await refuseConnections(database);
    // Invalid input, such as a malformed link, is refused without the database.
    const asAdmin = await makeEveryCall(client);
    expect(asAdmin.filter(({ status }) => status !== 503).map(({ operationId }) => operationId)).toEqual(
      NEEDS_NO_DATABASE,
    );
    const asVisitor = await makeEveryCall(createClient(server.origin));
    expect(asVisitor.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(asVisitor.filter(({ status }) => status === 503).length).toBeGreaterThan(30);
    await allowConnections();
    await until(30_000, async () => (await client.get('/users/view')).status === 200);

    await database.postgres?.stop();
    const askedAt = Date.now();
    const refused = await client.get('/users/view');
    const refusedAfter = Date.now() - askedAt;
    expect(refused).toMatchObject({
      status: 503,
      body: { status: 503, code: 'unavailable', message: 'The service is busy. Try again in a moment.' },
    });
    expect(refusedAfter).toBeLessThan(ANSWER_LIMIT_MS);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await until(30_000, async () => server.log().includes('Job queue error'));

    await database.postgres?.start();
    const wellAfter = await until(30_000, async () => (await client.get('/users/view')).status === 200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    process.stdout.write(
      `Database away: refused after ${refusedAfter} ms, well again ${wellAfter} ms after its return\n`,
    );

    // Email goes through the job queue, which has survived the outage too.
    const email = 'after@people.example';
    expect(await register(server.origin, email)).toBe(201);
    await until(30_000, async () => (await createMailbox(server.origin).messagesTo(email)).length === 1);
    await server.stop();
  });
});

/** Rejects every connection. @returns a function that accepts them again. */
async function refuseConnections({ postgres }: FaultyDatabase): Promise<() => Promise<void>> {
  const other = new pg.Client(postgres?.url.replace(/postgres$/, 'template1'));
  await other.connect();
  await other.query('alter database postgres with allow_connections false');
  await other.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'");
  return async () => {
    await other.query('alter database postgres with allow_connections true');
    await other.end();
  };
}

describe('a connection that breaks while in use', () => {
  it('fails the next statement and nothing else', async () => {
    const postgres = await startPostgres({ isDurable: false });
    onTestFinished(() => postgres.remove());
    const pool = openPool(postgres.url, { poolSize: 2 });
    const held = await pool.connect();
    const ended = new Promise<void>((resolve) => held.once('end', resolve));
    const { rows } = await held.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    const failed = await held.query('select 1').catch((error: Error) => error);
    expect(failed instanceof Error && isDatabaseUnavailable(failed), 'answered with 503, not as our own fault').toBe(
      true,
    );
    held.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

describe('a mail server outage', () => {
  it('delivers each email once afterwards', async () => {
    const port = await findFreePort();
    const database = await createDatabase('embedded');
    onTestFinished(() => database.remove());
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'warn' };
    const server = await startServerProcess({ env, dataDir: database.dataDir });
    const email = 'patient@people.example';
    expect(await register(server.origin, email)).toBe(201);
    await until(20_000, async () => server.log().includes('Job failed; will retry'));

    const received: string[] = [];
    const mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    mailServer.listen(port, '127.0.0.1');
    await once(mailServer.server, 'listening');
    const waited = await until(60_000, async () => received.length > 0);
    process.stdout.write(`Mail server away: the email came ${waited} ms after its return\n`);
    await server.stop();
    expect(received).toEqual([email]);
    expect(await countMails(database)).toEqual({ sent: 1, unsent: 0 });
    await new Promise<void>((resolve) => mailServer.close(resolve));
  });
});

/** Counts emails by state; unsent ones are those that the next start would send. */
async function countMails(database: FaultyDatabase) {
  const opened = await database.open();
  const { rows } = await opened.run("select state from jobs.job where name = 'auth.mail'");
  await opened.close();
  const sent = rows.filter(({ state }) => state === 'completed').length;
  return { sent, unsent: rows.length - sent };
}

import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import { createMailbox } from '../support/mailbox.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createDatabase, type FaultyDatabase } from './databases.ts';
import { becomeAdmin, register, until } from './person.ts';

const ANSWER_LIMIT_MS = 5_000;

describe('a database that goes away', () => {
  it('makes calls answer 503, and everything is well again when it is back', async () => {
    const database = await createDatabase('PostgreSQL');
    onTestFinished(() => database.remove());
    const server = await startServerProcess({ env: { ...database.env, LOG_LEVEL: 'warn' }, dataDir: database.dataDir });
    const { client } = await becomeAdmin(server.origin);

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
    await until(30_000, async () => server.log().includes('The job queue met an error'));

    await database.postgres?.start();
    const wellAfter = await until(30_000, async () => (await client.get('/users/view')).status === 200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    process.stdout.write(
      `Database away: refused after ${refusedAfter} ms, well again ${wellAfter} ms after its return\n`,
    );

    // Mail goes through the job queue: it has survived too.
    const email = 'after@people.example';
    expect(await register(server.origin, email)).toBe(201);
    await until(30_000, async () => (await createMailbox(server.origin).messagesTo(email)).length === 1);
    await server.stop();
  });
});

describe('a mail server that goes away', () => {
  it('gets each mail once when it is back', async () => {
    const port = await findFreePort();
    const database = await createDatabase('embedded');
    onTestFinished(() => database.remove());
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'warn' };
    const server = await startServerProcess({ env, dataDir: database.dataDir });
    const email = 'patient@people.example';
    expect(await register(server.origin, email)).toBe(201);
    await until(20_000, async () => server.log().includes('Job failed and is tried again'));

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
    process.stdout.write(`Mail server away: the mail came ${waited} ms after its return\n`);
    await server.stop();
    expect(received).toEqual([email]);
    expect(await countMails(database)).toEqual({ sent: 1, unsent: 0 });
    await new Promise<void>((resolve) => mailServer.close(resolve));
  });
});

/** Unsent is what the next start would send. */
async function countMails(database: FaultyDatabase) {
  const opened = await database.open();
  const { rows } = await opened.run("select state from jobs.job where name = 'auth.mail'");
  await opened.close();
  const sent = rows.filter(({ state }) => state === 'completed').length;
  return { sent, unsent: rows.length - sent };
}

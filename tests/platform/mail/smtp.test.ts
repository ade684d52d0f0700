import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts';
import { createClient } from '../../support/client.ts';
import { buildUser, freshEmail } from '../../support/factories.ts';
import { findFreePort } from '../../support/free-port.ts';
import { retryUntil, untilJobsAreDone } from '../../support/jobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

interface Taken {
  to: string[];
  text: string;
}

const taken: Taken[] = [];
/** How often each recipient was named. */
const askedFor = new Map<string, number>();
let refusals = 0;
/** Emails that are accepted, but whose response never arrives. */
let unanswered = 0;
let smtp: SMTPServer;
let smtpUrl: string;
let server: TestServer;

beforeAll(async () => {
  const port = await findFreePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const asked = (askedFor.get(address) ?? 0) + 1;
      askedFor.set(address, asked);
      const refusal = address.startsWith('gone-') ? '5.1.1 Nobody has this address' : '5.7.1 Not from you today';
      const isRefused = address.startsWith('gone-') || (address.startsWith('policy-') && asked === 1);
      done(isRefused ? Object.assign(new Error(refusal), { responseCode: 550 }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        taken.push({ to, text: Buffer.concat(chunks).toString() });
        if (unanswered > 0) {
          unanswered -= 1;
          return done(Object.assign(new Error('Nobody heard that it was taken'), { responseCode: 451 }));
        }
        done();
      });
    },
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  smtpUrl = `smtp://127.0.0.1:${port}`;
  server = await startTestServer({ SMTP_URL: smtpUrl, MAIL_FROM: 'Groundswell <no-reply@groundswell.example>' });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const takenFor = (address: string) => taken.filter((mail) => mail.to.includes(address));

async function mailsTo(address: string, count: number): Promise<Taken[]> {
  await retryUntil(server.database, () => takenFor(address).length >= count);
  return takenFor(address);
}

describe('email over SMTP', () => {
  it('reaches the mail server with sender, recipient and link', async () => {
    const { email } = await buildUser(server.database.db);
    await createClient(server.origin).post('/password/forget', { email });
    const [mail] = await mailsTo(email, 1);
    expect(mail?.text).toMatch(/From: Groundswell <no-reply@groundswell\.example>/);
    expect(mail?.text.replaceAll('=\r\n', '')).toMatch(/\/auth\/reset\//);
    expect((await server.database.run('select id from mailbox_messages')).rows).toEqual([]);
  });

  it('has the same Message-ID when resent, so that clients show it once', async () => {
    const { email } = await buildUser(server.database.db);
    unanswered = 1;
    await createClient(server.origin).post('/password/forget', { email });
    const ids = (await mailsTo(email, 2)).map(
      ({ text }) => /^Message-ID: (<.+@groundswell\.example>)/im.exec(text)?.[1],
    );
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    await createClient(server.origin).post('/password/forget', { email });
    const third = (await mailsTo(email, 3))[2];
    expect(third?.text).not.toContain(ids[0]);
  });

  it('is retried after a 451, and arrives once', async () => {
    const { email } = await buildUser(server.database.db);
    refusals = 1;
    await createClient(server.origin).post('/password/forget', { email });
    await mailsTo(email, 1);
    expect(refusals).toBe(0);
    await untilJobsAreDone(server.database);
    expect(takenFor(email)).toHaveLength(1);
  });

  it('isn’t retried for an address that the server permanently refuses', async () => {
    const { email } = await buildUser(server.database.db, { email: freshEmail('gone') });
    await createClient(server.origin).post('/password/forget', { email });
    await untilJobsAreDone(server.database);
    expect(askedFor.get(email)).toBe(1);
    expect(takenFor(email)).toEqual([]);
  });

  it('waits while the server refuses it by policy, as when misconfigured', async () => {
    const { email } = await buildUser(server.database.db, { email: freshEmail('policy') });
    await createClient(server.origin).post('/password/forget', { email });
    await mailsTo(email, 1);
    await untilJobsAreDone(server.database);
    expect(takenFor(email)).toHaveLength(1);
  });

  it('isn’t delayed by another refused email', async () => {
    const [first, second] = [await buildUser(server.database.db), await buildUser(server.database.db)];
    refusals = 1;
    await createClient(server.origin).post('/password/forget', { email: first.email });
    await createClient(server.origin).post('/password/forget', { email: second.email });
    await mailsTo(second.email, 1);
    await mailsTo(first.email, 1);
  });

  it.each([
    'one@example.org, two@example.org',
    'one@example.org\r\nBcc: two@example.org',
    'One <one@example.org>',
    'one@example.org;two@example.org',
  ])('only goes to a single plain address: %j', async (to) => {
    const mailer = createSmtpMailer(smtpUrl, { from: 'no-reply@groundswell.example' });
    const before = taken.length;
    await expect(mailer.send({ to, subject: freshEmail(), text: 'x' })).rejects.toThrow('single plain email address');
    mailer.close();
    expect(taken).toHaveLength(before);
  });
});

import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Health, MailRefusal } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, freshEmail, registrationOf } from '../../support/factories.ts';
import { findFreePort } from '../../support/free-port.ts';
import { dataOf } from '../../support/impacts.ts';
import { retryUntil, untilJobsAreDone } from '../../support/jobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

interface Refusal {
  code: number;
  text: string;
}

let smtp: SMTPServer;
let server: TestServer;
/** What the mail server answers to a recipient; anyone else's emails are taken. */
const refusals = new Map<string, Refusal>();
const asked = new Map<string, number>();
const taken = new Map<string, string[]>();

beforeAll(async () => {
  const port = await findFreePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      asked.set(address, (asked.get(address) ?? 0) + 1);
      const refusal = refusals.get(address);
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) {
          taken.set(address, [...(taken.get(address) ?? []), Buffer.concat(chunks).toString()]);
        }
        done();
      });
    },
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, AUTH_ERRORS: 'private' });
});
beforeEach(() => refusals.clear());
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const person = () => buildLoggedIn(server.origin, server.database.db, { email: freshEmail() });
type Person = Awaited<ReturnType<typeof person>>;
const readRefusal = async ({ client }: Person) => dataOf(await client.get<MailRefusal>('/users/me/email/refusal'));
const retry = async ({ client }: Person) => dataOf(await client.post<MailRefusal>('/users/me/email/retry'));
/** Has an email sent to the person that they didn't ask for: that they have an account already. */
const cause = async ({ user }: Person) => {
  expect((await createClient(server.origin).post('/users', registrationOf(user.email))).status).toBe(201);
};
const forgetPassword = async ({ user }: Person) => {
  expect((await createClient(server.origin).post('/password/forget', { email: user.email })).status).toBe(200);
};
const countOf = ({ user }: Person) => asked.get(user.email) ?? 0;

describe('getMailRefusal', () => {
  it.each([
    ['with a code', { code: 550, text: '5.1.1 Nobody has this address' }],
    ['in words only', { code: 550, text: 'No such user here' }],
    ['for a closed mailbox', { code: 550, text: '5.2.1 Mailbox disabled' }],
  ])('says that emails come back, and nothing more is sent there: %s', async (_, refusal) => {
    const one = await person();
    expect(await readRefusal(one)).toEqual({ refused: null });
    refusals.set(one.user.email, refusal);
    await cause(one);
    await untilJobsAreDone(server.database);
    expect((await readRefusal(one)).refused).toMatchObject({ email: one.user.email });
    const before = countOf(one);
    refusals.clear();
    await cause(one);
    await untilJobsAreDone(server.database);
    expect(countOf(one)).toBe(before);
    expect(taken.get(one.user.email)).toBeUndefined();
  });

  it.each([
    ['a full mailbox', { code: 552, text: '5.2.2 Mailbox full' }],
    ['a mailbox that is busy', { code: 450, text: '4.2.1 Try again later' }],
    ['a policy', { code: 550, text: '5.7.1 Not from you' }],
    ['a policy in words', { code: 550, text: 'Relay access denied' }],
    ['a block list', { code: 550, text: 'Blocked, see https://list.example/why' }],
  ])('isn’t moved by %s: the email is sent again later', async (_, refusal) => {
    const one = await person();
    refusals.set(one.user.email, refusal);
    await cause(one);
    await retryUntil(server.database, () => countOf(one) > 0);
    expect(await readRefusal(one)).toEqual({ refused: null });
    refusals.clear();
    await untilJobsAreDone(server.database);
    expect(taken.get(one.user.email)).toHaveLength(1);
  });

  it('doesn’t keep a link from someone who asks for it and could be locked out', async () => {
    const one = await person();
    refusals.set(one.user.email, { code: 550, text: '5.1.1 Nobody has this address' });
    await cause(one);
    await untilJobsAreDone(server.database);
    const before = countOf(one);
    await forgetPassword(one);
    await untilJobsAreDone(server.database);
    expect(countOf(one)).toBe(before + 1);
    refusals.clear();
    await forgetPassword(one);
    await untilJobsAreDone(server.database);
    expect(taken.get(one.user.email)?.[0]).toContain('/auth/reset/');
  });

  it('ends when the address has been changed', async () => {
    const one = await person();
    refusals.set(one.user.email, { code: 550, text: '5.1.1 Nobody has this address' });
    await cause(one);
    await untilJobsAreDone(server.database);
    const email = freshEmail('new');
    await server.database.db.updateTable('users').set({ email }).where('id', '=', one.user.id).execute();
    expect(await readRefusal(one)).toEqual({ refused: null });
  });

  it('is counted for admins, without a failed job', async () => {
    const admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
    const read = async () => dataOf(await admin.client.get<Health>('/health'));
    const before = (await read()).mail.refusing;
    const one = await person();
    refusals.set(one.user.email, { code: 550, text: '5.1.1 Nobody has this address' });
    await cause(one);
    await untilJobsAreDone(server.database);
    const { mail, failedJobs } = await read();
    expect(mail.refusing).toBe(before + 1);
    expect(failedJobs).toEqual([]);
  });
});

describe('retryMailAddress', () => {
  it('sends a confirmation at once, after which emails are sent again', async () => {
    const one = await person();
    refusals.set(one.user.email, { code: 550, text: '5.1.1 Nobody has this address' });
    await cause(one);
    await untilJobsAreDone(server.database);
    expect((await retry(one)).refused).not.toBeNull();
    refusals.clear();
    expect(await retry(one)).toEqual({ refused: null });
    expect(taken.get(one.user.email)?.[0]).toContain('Subject: Your email address works again');
    await cause(one);
    await untilJobsAreDone(server.database);
    expect(taken.get(one.user.email)).toHaveLength(2);
  });

  it('sends nothing where no email has come back', async () => {
    const one = await person();
    expect(await retry(one)).toEqual({ refused: null });
    expect(countOf(one)).toBe(0);
  });
});

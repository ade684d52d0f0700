import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLogins } from '#domains/auth/server/public.ts';
import { writeUnsubscribeToken } from '#domains/notifications/server/choices/unsubscribe-links.ts';
import { collectDigests } from '#domains/notifications/server/emails/digests.ts';
import { createDigests, listDigested } from '#domains/notifications/server/emails/outbox.repository.ts';
import { registerNotificationJobs } from '#domains/notifications/server/jobs.ts';
import { notify } from '#domains/notifications/server/notify/notify.ts';
import type {
  NotificationChoices,
  NotificationKind,
  NotificationWay,
  Role,
  Unsubscription,
} from '#generated/types.gen.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { listMailboxMessages, type MailboxMessage } from '#platform/server/mail/mailbox.repository.ts';
import { createMailboxMailer } from '#platform/server/mail/mailer.ts';
import { type Client, createClient } from '../../support/client.ts';
import { until } from '../../support/event-stream.ts';
import { buildLoggedIn, type TestUser } from '../../support/factories.ts';
import { buildCast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let user: TestUser;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ user, client } = await buildLoggedIn(server.origin, server.database.db));
});

const CHOICES = '/general/notification/choices';
const db = () => server.database.db;
const choose = (kind: NotificationKind, way: NotificationWay, as = client) =>
  as.put<NotificationChoices>(CHOICES, { choices: [{ kind, way }] });
const choicesOf = async (as = client) => dataOf(await as.get<NotificationChoices>(CHOICES)).choices;
const wayOf = async (kind: NotificationKind) => (await choicesOf()).find((one) => one.kind === kind)?.way;
const tell = (title: string, kind: NotificationKind = 'points_added') =>
  db()
    .transaction()
    .execute((tx) => notify(tx, { userId: user.id, kind, title: () => title, body: () => 'A body', link: '/impacts' }));
const mailsTo = async ({ email }: { email: string }) =>
  (await listMailboxMessages(db())).filter(({ to }) => to === email);
const rowsOf = ({ id }: { id: string }) =>
  db().selectFrom('notifications').selectAll().where('user_id', '=', id).orderBy('id').execute();

async function mailTo(person: TestUser, subject: string): Promise<MailboxMessage> {
  let found: MailboxMessage | undefined;
  await until(`an email “${subject}”`, async () => {
    found = (await mailsTo(person)).find((mail) => mail.subject === subject);
    return found !== undefined;
  });
  if (!found) throw new Error('There is no such mail');
  return found;
}

const addressIn = (mail: MailboxMessage) => /<(.*)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
const read = (token: string, method = 'GET') =>
  createClient(server.origin).call<Unsubscription>(method, `/general/notification/unsubscribe/${token}`);
const tokenFor = (userId: string, stopped: NotificationKind | null) =>
  writeUnsubscribeToken({ keys: readKeys(server.config) }, userId, stopped);
const linkOfDaily = () => tokenFor(user.id, null);
const tokenIn = (mail: MailboxMessage) => addressIn(mail).split('/').at(-1) ?? '';

/** Like an email provider: no cookie, no header of ours. */
function postForm(address: string, type: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { method: 'POST', headers: { 'content-type': type } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end(body);
  });
}

describe('notification settings', () => {
  it.each<[Role, NotificationKind[], NotificationKind[]]>([
    [
      'Member',
      ['impact_verified', 'application_accepted'],
      ['council_waiting', 'application_received', 'impact_waiting'],
    ],
    ['Partner', ['application_received', 'opportunity_verified'], ['application_accepted', 'impact_waiting']],
    ['Judge', ['impact_waiting'], ['application_received', 'council_waiting']],
    ['Admin', ['council_waiting', 'opportunity_waiting', 'impact_waiting'], ['application_accepted']],
  ])('of a %s list the kinds that role gets, and never account security', async (role, some, none) => {
    const { client: other } = await buildLoggedIn(server.origin, db(), { role });
    const kinds = (await choicesOf(other)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(some));
    for (const kind of [...none, 'account_changed' as const]) expect(kinds).not.toContain(kind);
  });

  it('are kept until changed, and change nothing else', async () => {
    const before = await choicesOf();
    expect(new Set(before.map(({ isByDefault }) => isByDefault))).toEqual(new Set([true]));
    const { body } = await choose('impact_liked', 'digest');
    const expected = before.map((one) =>
      one.kind === 'impact_liked' ? { ...one, way: 'digest', isByDefault: false } : one,
    );
    expect(body.data.choices).toEqual(expected);
    expect(await choicesOf()).toEqual(expected);
  });

  it('reject mandatory kinds, kinds the role never gets, and repeated kinds', async () => {
    expect((await choose('account_changed', 'none')).status).toBe(422);
    expect((await choose('council_waiting', 'none')).status).toBe(422);
    const twice = [
      { kind: 'impact_liked', way: 'none' },
      { kind: 'impact_liked', way: 'mail' },
    ];
    expect((await client.put(CHOICES, { choices: twice })).status).toBe(422);
    expect(new Set((await choicesOf()).map(({ isByDefault }) => isByDefault))).toEqual(new Set([true]));
  });
});

describe('delivery', () => {
  it('is in the app only unless the kind has an email or the person chose one', async () => {
    await tell('On the page');
    await choose('points_added', 'mail');
    await tell('By email');
    const mail = await mailTo(user, 'By email');
    expect(mail.text).toContain('A body');
    expect(mail.text).toContain(`${server.config.publicOrigin}/impacts`);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual(['By email']);
    expect(await rowsOf(user)).toHaveLength(2);
  });

  it('skips kinds that are turned off, except account security', async () => {
    await choose('points_added', 'none');
    await tell('Points');
    await tell('Your role was changed', 'account_changed');
    expect((await rowsOf(user)).map(({ title }) => title)).toEqual(['Your role was changed']);
  });

  it("uses the domain's own email by default, and none once emails are turned off", async () => {
    const cast = await buildCast(server.origin, db());
    const owner = await db().selectFrom('users').selectAll().where('id', '=', cast.ownerId).executeTakeFirstOrThrow();
    const first = await logImpact(cast.owner);
    await decide(cast.judge, first.id, { isVerified: true });
    await until('the letter', async () => (await mailsTo(owner)).length === 1);
    await choose('impact_verified', 'in_app', cast.owner);
    const second = await logImpact(cast.owner);
    await decide(cast.judge, second.id, { isVerified: true });
    await choose('impact_declined', 'mail', cast.owner);
    const third = await logImpact(cast.owner);
    await decide(cast.judge, third.id, { isVerified: false, reason: 'The sea keeps no count.' });
    await until('the other letter', async () => (await mailsTo(owner)).length === 2);
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
      'Your impact was declined',
      'Your impact was verified',
    ]);
    expect((await rowsOf(owner)).map(({ kind }) => kind).toSorted()).toEqual([
      'impact_declined',
      'impact_verified',
      'impact_verified',
    ]);
  });
});

describe('the daily summary', () => {
  it('lists unread notifications exactly once, even when the job runs repeatedly and concurrently', async () => {
    const { collect, jobs } = await openWorker();
    await choose('points_added', 'digest');
    await choose('impact_liked', 'digest');
    await tell('Read already');
    await client.put('/general/notification/update/all');
    await tell('First');
    await tell('Second', 'impact_liked');
    const day = '2025-03-01';
    await Promise.all([collect(day), collect(day), collect(day)]);
    const mail = await mailTo(user, 'Your daily summary: 2 updates');
    expect(mail.text).toContain('First');
    expect(mail.text).toContain('Second');
    expect(mail.text).not.toContain('Read already');
    await tell('Later that day');
    await collect(day);
    await collect('2025-03-02');
    const next = await mailTo(user, 'Your daily summary: 1 update');
    expect(next.text).toContain('Later that day');
    expect(await mailsTo(user)).toHaveLength(2);
    await jobs.stop();
  });

  it('drops what was collected before it was turned off, even when turned on again', async () => {
    const { collect, jobs } = await openWorker();
    await choose('points_added', 'digest');
    await choose('impact_liked', 'digest');
    await tell('Points before');
    await tell('A like before', 'impact_liked');
    await read(linkOfDaily(), 'POST');
    await collect('2025-03-01');
    expect((await rowsOf(user)).map(({ digest_id }) => digest_id)).toEqual([null, null]);
    await choose('points_added', 'digest');
    await tell('Points after');
    await collect('2025-03-02');
    const mail = await mailTo(user, 'Your daily summary: 1 update');
    expect(mail.text).toContain('Points after');
    expect(mail.text).not.toContain('before');
    expect(await mailsTo(user)).toHaveLength(1);
    await jobs.stop();
  });

  it('leaves out kinds turned off before or after collecting', async () => {
    await choose('points_added', 'digest');
    await choose('impact_liked', 'digest');
    await choose('impact_verified', 'digest');
    await tell('Points');
    await tell('A like', 'impact_liked');
    await tell('Verified', 'impact_verified');
    await choose('impact_liked', 'none');
    const [digestId = ''] = await db()
      .transaction()
      .execute((tx) => createDigests(tx, [user.id], '2025-03-01'));
    await choose('impact_verified', 'in_app');
    expect((await listDigested(db(), digestId, 10)).map(({ title }) => title)).toEqual(['Points']);
    await read(linkOfDaily(), 'POST');
    expect(await listDigested(db(), digestId, 10)).toEqual([]);
  });

  async function openWorker() {
    const jobs = createJobs(server.database, createLogger('silent'));
    const { config } = server;
    registerNotificationJobs({
      db: db(),
      jobs,
      mailer: createMailboxMailer(db()),
      config,
      keys: readKeys(config),
      findLogins,
      log: createLogger('silent'),
    });
    await jobs.start();
    return { jobs, collect: (day: string) => collectDigests({ db: db(), jobs }, day) };
  }
});

describe('the unsubscribe link', () => {
  const mailed = async () => {
    await choose('points_added', 'mail');
    const subject = `Mailed ${randomUUID()}`;
    await tell(subject);
    return mailTo(user, subject);
  };

  it('is in the header and the text, and changes nothing on GET', async () => {
    const mail = await mailed();
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`${server.config.publicOrigin}/unsubscribe/${tokenIn(mail)}`);
    expect((await read(tokenIn(mail))).body.data).toEqual({ kind: 'points_added', isStopped: false });
    expect(await wayOf('points_added')).toBe('mail');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('stops only its kind when a provider posts %s without a session', async (type, body) => {
    const mail = await mailed();
    await choose('impact_liked', 'mail');
    expect(await postForm(addressIn(mail), type, body)).toBe(200);
    expect(await postForm(addressIn(mail), type, body)).toBe(200);
    expect(await wayOf('points_added')).toBe('in_app');
    expect(await wayOf('impact_liked')).toBe('mail');
    await tell('Still on the page');
    expect((await rowsOf(user)).at(-1)).toMatchObject({ title: 'Still on the page', way: 'in_app' });
  });

  it('undoes its own change, and keeps a choice made since', async () => {
    const mail = await mailed();
    await read(tokenIn(mail), 'POST');
    expect((await read(tokenIn(mail), 'DELETE')).body.data).toEqual({ kind: 'points_added', isStopped: false });
    expect(await wayOf('points_added')).toBe('mail');
    await read(tokenIn(mail), 'POST');
    await choose('points_added', 'none');
    await read(tokenIn(mail), 'DELETE');
    expect(await wayOf('points_added')).toBe('none');
  });

  it('restores the default', async () => {
    const token = tokenFor(user.id, 'impact_verified');
    await read(token, 'POST');
    expect(await wayOf('impact_verified')).toBe('in_app');
    await read(token, 'DELETE');
    expect((await choicesOf()).find(({ kind }) => kind === 'impact_verified')).toMatchObject({
      way: 'mail',
      isByDefault: true,
    });
  });

  it('of a daily summary stops every kind in it, and restores them', async () => {
    await choose('points_added', 'digest');
    await choose('impact_liked', 'digest');
    const token = linkOfDaily();
    expect((await read(token, 'POST')).body.data).toEqual({ kind: null, isStopped: true });
    expect([await wayOf('points_added'), await wayOf('impact_liked')]).toEqual(['in_app', 'in_app']);
    await read(token, 'DELETE');
    expect([await wayOf('points_added'), await wayOf('impact_liked')]).toEqual(['digest', 'digest']);
  });

  it('is rejected when tampered with', async () => {
    const token = tokenIn(await mailed());
    const [person = '', kind = '', signature = ''] = token.split('.');
    const other = tokenFor(randomUUID(), 'points_added');
    const made = [
      `${person}.impact_liked.${signature}`,
      `${other.split('.')[0]}.${kind}.${signature}`,
      `${person}.${kind}.${signature.slice(0, -4)}AAAA`,
      `${person}.${kind}`,
      `${token}.more`,
    ];
    for (const method of ['GET', 'POST', 'DELETE']) {
      for (const one of made) expect((await read(one, method)).status).toBe(404);
    }
    expect(await wayOf('points_added')).toBe('mail');
  });
});

/** Every event comes from what really happens, and is as the contract says. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceNews } from '#domains/news/server/announce/announce-news.ts';
import { followDeadlines } from '#domains/opportunities/server/background/deadlines.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import type { Application, NewsEnvelope } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { answerRequest, askToJoin, contentOf, decideCouncil, foundCouncil, join } from '../../support/councils.ts';
import { buildLoggedIn, freshEmail, registrationOf, tokenOf } from '../../support/factories.ts';
import { dataOf, decide, impactOf, logImpact } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { answer, appeal, caseAbout, decideCase, report } from '../../support/moderation.ts';
import { createNews, setLive } from '../../support/news.ts';
import { apply, approve, letDeadlinePass, offer, offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  type Event,
  eventsIn,
  makeWebhook,
  RECEIVER_HOST,
  type Receiver,
  startReceiver,
  typesIn,
  until,
} from '../../support/webhooks.ts';

const ALL = Object.keys(contract.webhooks).filter((type) => type !== 'webhook.test') as Exclude<
  Event['type'],
  'webhook.test'
>[];

type Person = Awaited<ReturnType<typeof buildLoggedIn>>;

let server: TestServer;
let receiver: Receiver;
let admin: Person;
let otherAdmin: Person;
let judge: Person;
let partner: Person;
let member: Person;
const build = (traits?: Parameters<typeof buildLoggedIn>[2]) =>
  buildLoggedIn(server.origin, server.database.db, traits);

beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST });
  receiver = await startReceiver();
  admin = await build({ role: 'Admin' });
  otherAdmin = await build({ role: 'Admin' });
  judge = await build({ role: 'Judge' });
  partner = await build({ role: 'Partner' });
  member = await build({ name: 'Lucía', lastName: 'Fernández' });
  await makeWebhook(admin.client, { url: receiver.url, events: ALL });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
});

const ajv = new Ajv2020({ strict: false });
formats(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });

function assertValid(event: Event): void {
  const path = `contract#/webhooks/${event.type}/post/requestBody/content/application~1json/schema`;
  if (!ajv.validate({ $ref: path }, event)) throw new Error(`${event.type}: ${ajv.errorsText()}`);
}

/** What has arrived, once that many events have. */
async function arrived(count: number): Promise<Event[]> {
  await until(() => receiver.received.length >= count);
  const events = eventsIn(receiver);
  for (const event of events) assertValid(event);
  return events;
}

/** How many of a type are written down to be sent, which may be more than have arrived. */
async function emitted(type: Event['type']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_deliveries where type = ${type}`.execute(server.database.db);
  return rows[0]?.count ?? 0;
}

const arrivedTypes = async (count: number) => (await arrived(count)).map(({ type }) => type);

describe('the check of the contract', () => {
  it('finds what isn’t as it says', () => {
    const event = { type: 'member.left', timestamp: '2026-01-01T00:00:00.000Z', data: { id: 'none' } } as const;
    expect(() => assertValid(event)).toThrow('must match format "uuid"');
  });
});

describe('events of impacts', () => {
  it('tell of a submission, a decline, another submission, a verification and a reopening', async () => {
    const impact = await logImpact(member.client);
    await decide(judge.client, impact.id, { isVerified: false, reason: 'Where was it?' });
    dataOf(await member.client.put(`/impact/${impact.id}`, { ...impactOf(), title: 'Mangroves, again' }));
    await decide(judge.client, impact.id, { isVerified: true });
    await decide(admin.client, impact.id, { isVerified: null, reason: 'A mistake' });
    expect(await arrivedTypes(5)).toEqual([
      'impact.submitted',
      'impact.declined',
      'impact.submitted',
      'impact.verified',
      'impact.reopened',
    ]);
    const [first, , , verified] = eventsIn(receiver);
    expect(first?.data).toMatchObject({ id: impact.id, owner: { id: member.user.id, name: 'Lucía Fernández' } });
    expect(verified?.data).toMatchObject({ title: 'Mangroves, again' });
    expect(JSON.stringify(eventsIn(receiver))).not.toContain('Where was it?');
  });

  it('tell of no approval that isn’t the last one', async () => {
    const strict = await startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST, IMPACT_QUORUM: '2' });
    const other = await startReceiver();
    const person = (role: 'Admin' | 'Judge' | 'Member') =>
      buildLoggedIn(strict.origin, strict.database.db, { role }).then(({ client }) => client);
    await makeWebhook(await person('Admin'), { url: other.url, events: ALL });
    const { id } = await logImpact(await person('Member'));
    await decide(await person('Judge'), id, { isVerified: true });
    await decide(await person('Judge'), id, { isVerified: true });
    await until(() => other.received.length >= 2);
    expect(typesIn(other)).toEqual(['impact.submitted', 'impact.verified']);
    await strict.close();
    await other.close();
  });
});

describe('events of councils', () => {
  it('tell of a request, a decline, another request, an approval and a member', async () => {
    const council = await foundCouncil(partner.client);
    await decideCouncil(admin.client, council.id, { isApproved: false, reason: 'Too small' });
    dataOf(await partner.client.put(`/council/${council.id}`, contentOf(council)));
    await decideCouncil(admin.client, council.id, { isApproved: true });
    await join(member.client, partner.client, council.id);
    const refused = await askToJoin(judge.client, council.id);
    await answerRequest(partner.client, refused.id, false);
    expect(await arrivedTypes(5)).toEqual([
      'council.requested',
      'council.declined',
      'council.requested',
      'council.approved',
      'council.member_joined',
    ]);
    expect(eventsIn(receiver).at(-1)?.data).toMatchObject({
      council: { id: council.id, title: council.councilTitle },
      member: { id: member.user.id, name: 'Lucía Fernández' },
    });
  });
});

describe('events of opportunities', () => {
  it('tell of what is sent, declined, sent again and approved', async () => {
    const { id, title } = await offer(partner.client);
    const declined = { isApproved: false, reason: 'No link' };
    dataOf(await admin.client.put(`/opportunity-verifcation/${id}`, declined));
    const current = dataOf(await partner.client.get<{ sdgs: { sdg: number }[] }>(`/opportunity/${id}/`));
    expect(current).toBeDefined();
    const { opportunityOf } = await import('../../support/opportunities.ts');
    dataOf(await partner.client.put(`/opportunity/${id}`, opportunityOf({ title })));
    await approve(admin.client, id);
    expect(await arrivedTypes(4)).toEqual([
      'opportunity.sent',
      'opportunity.declined',
      'opportunity.sent',
      'opportunity.approved',
    ]);
  });

  it('tell of applications that are made, decided by hand, by points and by the deadline, and withdrawn', async () => {
    const cast = { partner: partner.client, admin: admin.client };
    const id = await offerOpen(cast);
    await arrived(2);
    receiver.received.length = 0;
    const applicants = await Promise.all([build(), build(), build(), build()]);
    const [accepted, denied, withdrawn, undecided] = applicants.map(({ client }) => client) as [
      Client,
      Client,
      Client,
      Client,
    ];
    const first = await apply(accepted, id, { message: 'I look after a coast.' });
    dataOf(await partner.client.put(`/opportunity-application-request/${first.id}`, { isApproved: true }));
    const second = await apply(denied, id);
    dataOf(await partner.client.put(`/opportunity-application-request/${second.id}`, { isApproved: false }));
    const third = await apply(withdrawn, id);
    dataOf(await withdrawn.post(`/opportunity-application-request/delete/${third.id}`));
    await apply(undecided, id);
    await letDeadlinePass(server.database.db, id);
    await followDeadlines(server.database.db, () => false);
    const events = await arrived(8);
    const states = events.map(({ type, data }) => `${type} ${(data as Application).state}`);
    expect(states).toEqual([
      'application.made requested',
      'application.decided accepted',
      'application.made requested',
      'application.decided denied',
      'application.made requested',
      'application.withdrawn withdrawn',
      'application.made requested',
      'application.decided denied',
    ]);
    expect(JSON.stringify(events)).not.toContain('I look after');

    receiver.received.length = 0;
    const automatic = await offerOpen(cast);
    const rule = { isApproved: true, min_pointsreq: 0 };
    dataOf(await partner.client.put(`/opportunity-application-request/autoAccept/${automatic}`, rule));
    await apply(accepted, automatic);
    expect((await arrived(4)).slice(2).map(({ type, data }) => `${type} ${(data as Application).state}`)).toEqual([
      'application.made auto-accepted',
      'application.decided auto-accepted',
    ]);
  });
});

describe('events of articles', () => {
  it('tell of one that’s published, once', async () => {
    const sent = await createNews(server.origin, admin.client, { isLive: true });
    const { id, title } = (sent.body as NewsEnvelope).data;
    await announceNews(server.database.db);
    expect(await arrivedTypes(1)).toEqual(['article.published']);
    expect(eventsIn(receiver)[0]?.data).toMatchObject({ id, title });
    await createNews(server.origin, admin.client, { isLive: false });
    await setLive(admin.client, id, false);
    await setLive(admin.client, id, true);
    await announceNews(server.database.db);
    expect(await emitted('article.published')).toBe(1);
  });
});

describe('events of members', () => {
  it('tell of someone whose address is verified, and of someone who leaves', async () => {
    const email = freshEmail();
    const newcomer = createClient(server.origin);
    await newcomer.post('/users', registrationOf(email, { name: 'Kwame', lastName: 'Mensah' }));
    const link = await createMailbox(server.origin).linkTo(email, /\/auth\/verify\//);
    expect(receiver.received).toEqual([]);
    dataOf(await newcomer.post(`/verify/${tokenOf(link)}`));
    expect(await arrivedTypes(1)).toEqual(['member.joined']);
    expect(eventsIn(receiver)[0]?.data).toMatchObject({
      name: 'Kwame Mensah',
      link: expect.stringContaining('/people/'),
    });

    receiver.received.length = 0;
    const leaver = await build({ name: 'Diego', lastName: 'Ríos' });
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    dataOf(await leaver.client.get('/users/delete', { headers }));
    const erased = await build();
    dataOf(await admin.client.post(`/users/${erased.user.id}/erase`, { email: erased.user.email }));
    const left = await arrived(2);
    expect(left.map(({ type, data }) => [type, data])).toEqual([
      ['member.left', { id: leaver.user.id }],
      ['member.left', { id: erased.user.id }],
    ]);
  });
});

describe('events of reports', () => {
  it('tell of a case and its decisions, without who reported it', async () => {
    const impact = await logImpact(member.client);
    await decide(judge.client, impact.id, { isVerified: true });
    await arrived(2);
    receiver.received.length = 0;
    const reporter = await build();
    dataOf(await report(reporter.client, impact.id, { text: 'It was two years ago.' }));
    dataOf(await report((await build()).client, impact.id));
    const { id } = await caseAbout(admin.client, impact.id);
    dataOf(await decideCase(admin.client, id));
    dataOf(await appeal(member.client, id));
    dataOf(await answer(otherAdmin.client, id, false));
    const events = await arrived(3);
    expect(events.map(({ type, data }) => [type, (data as { state?: string }).state])).toEqual([
      ['report.opened', undefined],
      ['report.decided', 'warned'],
      ['report.decided', 'overturned'],
    ]);
    expect(events.map(({ data }) => 'id' in data && data.id)).toEqual([id, id, id]);
    expect(JSON.stringify(events)).not.toContain(reporter.user.id);
    expect(JSON.stringify(events)).not.toContain('two years');
  });
});

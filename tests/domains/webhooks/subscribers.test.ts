/** Who hears of what. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebhookInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { decideCouncil, foundApproved, foundCouncil, join } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf, decide, logImpact } from '../../support/impacts.ts';
import { apply, offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  deliveriesOf,
  eventsIn,
  letPausesPass,
  makeWebhook,
  RECEIVER_HOST,
  type Receiver,
  sendTest,
  startReceiver,
  status,
  typesIn,
  until,
} from '../../support/webhooks.ts';

const COUNCIL_EVENTS = [
  'impact.verified',
  'impact.reopened',
  'council.approved',
  'council.declined',
  'council.member_joined',
] as const;
const PARTNER_EVENTS = ['opportunity.approved', 'application.made', 'application.withdrawn'] as const;

let server: TestServer;
const receivers: Receiver[] = [];
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST });
});
afterAll(() => server.close());
afterEach(async () => {
  await sql`delete from webhooks`.execute(server.database.db);
  await Promise.all(receivers.splice(0).map(({ close }) => close()));
});

const build = (traits?: Parameters<typeof buildLoggedIn>[2]) =>
  buildLoggedIn(server.origin, server.database.db, traits);

async function listen(client: Client, traits: Partial<WebhookInput>) {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const { webhook } = await makeWebhook(client, { url: receiver.url, ...traits });
  return { receiver, id: webhook.id };
}

/** Once everything written so far was sent. */
const untilQuiet = () =>
  until(async () => {
    const { rows } = await server.database.run('select id from webhook_deliveries where due_at is not null');
    return rows.length === 0;
  });

describe('the owner of a council', () => {
  it('hears of that council alone, and of impacts for it that aren’t hidden', async () => {
    const admin = await build({ role: 'Admin' });
    const judge = await build({ role: 'Judge' });
    const owner = await build();
    const member = await build();
    const council = await foundCouncil(owner.client);
    const { receiver } = await listen(owner.client, {
      subject: 'council',
      councilId: council.id,
      events: [...COUNCIL_EVENTS],
    });
    await decideCouncil(admin.client, council.id, { isApproved: true });
    const other = await foundApproved(judge.client, admin.client);
    await join(member.client, judge.client, other.id);
    await join(member.client, owner.client, council.id);
    const mine = await logImpact(member.client, { councilId: council.id });
    const theirs = await logImpact(member.client, { councilId: other.id });
    const nobodys = await logImpact(member.client);
    const hidden = await logImpact(member.client, { councilId: council.id });
    for (const { id } of [mine, theirs, nobodys, hidden]) await decide(judge.client, id, { isVerified: true });
    dataOf(await admin.client.post('/impact/Hide', { impactId: hidden.id, isHide: true }));
    await decide(admin.client, hidden.id, { isVerified: null, reason: 'Hidden' });
    await decide(admin.client, mine.id, { isVerified: null, reason: 'Look again' });
    await untilQuiet();
    expect(eventsIn(receiver).map(({ type, data }) => [type, 'council' in data ? data.council.id : data.id])).toEqual([
      ['council.approved', council.id],
      ['council.member_joined', council.id],
      ['impact.verified', mine.id],
      ['impact.verified', hidden.id],
      ['impact.reopened', mine.id],
    ]);
  });

  it('hears nothing once someone else owns it', async () => {
    const admin = await build({ role: 'Admin' });
    const owner = await build();
    const heir = await build();
    const council = await foundApproved(owner.client, admin.client);
    const about: Partial<WebhookInput> = { subject: 'council', councilId: council.id, events: [...COUNCIL_EVENTS] };
    const { receiver, id } = await listen(owner.client, about);
    await join(heir.client, owner.client, council.id);
    await untilQuiet();
    const { councilTitle, description } = council;
    const handover = { councilTitle, description, sdgs: [13], ownerId: heir.user.id };
    dataOf(await owner.client.put(`/council/${council.id}`, handover));
    const heard = await listen(heir.client, about);
    await join((await build()).client, heir.client, council.id);
    await untilQuiet();
    expect(typesIn(heard.receiver)).toEqual(['council.member_joined']);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(owner.client, id)).toHaveLength(1);
  });
});

describe('a partner', () => {
  it('hears of their own opportunities alone, until the role is taken', async () => {
    const admin = await build({ role: 'Admin' });
    const partner = await build({ role: 'Partner' });
    const otherPartner = await build({ role: 'Partner' });
    const member = await build();
    const { receiver } = await listen(partner.client, { subject: 'opportunities', events: [...PARTNER_EVENTS] });
    const own = await offerOpen({ partner: partner.client, admin: admin.client });
    const other = await offerOpen({ partner: otherPartner.client, admin: admin.client });
    await apply(member.client, other);
    const applied = await apply(member.client, own);
    await untilQuiet();
    expect(typesIn(receiver)).toEqual(['opportunity.approved', 'application.made']);
    expect(JSON.stringify(eventsIn(receiver))).not.toContain(other);
    const role = (name: string) =>
      server.database.run('update users set role = $2 where id = $1', [partner.user.id, name]);
    await role('Member');
    dataOf(await member.client.post(`/opportunity-application-request/delete/${applied.id}`));
    await role('Partner');
    await untilQuiet();
    expect(receiver.received).toHaveLength(2);
  });
});

describe('an admin', () => {
  it.each([
    ['loses the role', `update users set role = 'Member' where id = $1`],
    ['is suspended', `update users set suspended_until = now() + interval '1 day' where id = $1`],
    ['is deactivated', 'update users set deactivated_at = now() where id = $1'],
  ])('hears nothing more who %s, not even what was pending', async (_, change) => {
    const admin = await build({ role: 'Admin' });
    const member = await build();
    const { receiver, id } = await listen(admin.client, {});
    receiver.respond = status(500);
    await sendTest(admin.client, id);
    await until(() => receiver.received.length === 1);
    await until(async () => (await deliveriesOf(admin.client, id))[0]?.state === 'retrying');
    await server.database.run(change, [admin.user.id]);
    await logImpact(member.client);
    await letPausesPass(server.database, id);
    await untilQuiet();
    expect(receiver.received).toHaveLength(1);
    const { rows } = await server.database.run(
      'select type, state, failure from webhook_deliveries where webhook_id = $1',
      [id],
    );
    expect(rows).toEqual([{ type: 'webhook.test', state: 'given_up', failure: 'withheld' }]);
  });

  it('who is erased takes the webhooks along, and no delivery keeps the name of someone erased', async () => {
    const admin = await build({ role: 'Admin' });
    const leaver = await build({ role: 'Admin', name: 'Zebulon', lastName: 'Quist' });
    const { receiver, id } = await listen(admin.client, { events: ['impact.submitted'] });
    receiver.respond = (response, { body }) => response.end(body);
    const gone = await listen(leaver.client, {});
    await logImpact(leaver.client);
    await untilQuiet();
    const whole = async () => {
      const { rows } = await server.database.run('select data, answer from webhook_deliveries where webhook_id = $1', [
        id,
      ]);
      return JSON.stringify(rows);
    };
    expect(await whole()).toContain('Zebulon');
    await server.database.run(`update users set role = 'Member' where id = $1`, [leaver.user.id]);
    dataOf(await admin.client.post(`/users/${leaver.user.id}/erase`, { email: leaver.user.email }));
    expect(await whole()).not.toContain('Zebulon');
    expect(await whole()).toContain('Former member');
    expect((await server.database.run('select id from webhooks where id = $1', [gone.id])).rows).toEqual([]);
  });
});

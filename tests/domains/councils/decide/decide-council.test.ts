import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, CommunityStats, Council, NotificationKind } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { contentOf, decideCouncil, foundCouncil, notificationsOf, readCouncil } from '../../../support/councils.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
import { textsTo } from '../../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { uploadPicture } from '../../../support/uploads.ts';

type Someone = LoggedIn & { user: TestUser };

let server: TestServer;
let visitor: Client;
let owner: Someone;
let stranger: Someone;
let admin: Someone;
let otherAdmin: Someone;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
  owner = await buildLoggedIn(server.origin, db(), { name: 'Amina', lastName: 'Diallo' });
  stranger = await buildLoggedIn(server.origin, db(), { name: 'Diego', lastName: 'Ríos' });
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
  otherAdmin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Tomasz', lastName: 'Nowak' });
});
afterAll(() => server.close());

const mailTo = ({ user }: Someone, subject: RegExp) =>
  expect.poll(() => textsTo(server.origin, user.email, subject), { timeout: 15_000 });
const newsOf = ({ user }: Someone, kind: NotificationKind) => notificationsOf(db(), user.id, kind);
const lastAuditEntry = async () => dataOf(await admin.client.get<AuditList>('/audit?page_size=1')).data[0];
const pictureOf = ({ client }: Someone) => uploadPicture(server.origin, client);

describe('decideCouncil', () => {
  it('approves: publishes it, notifies and emails the owner, and writes to the audit log', async () => {
    const before = dataOf(await visitor.get<CommunityStats>('/stats')).totals.councils;
    const waited = dataOf(await admin.client.get<CommunityStats>('/stats')).work?.councilsToDecide ?? 0;
    const coverId = await pictureOf(owner);
    const { id, councilTitle } = await foundCouncil(owner.client, { coverId });
    expect(dataOf(await admin.client.get<CommunityStats>('/stats')).work?.councilsToDecide).toBe(waited + 1);
    expect(dataOf(await owner.client.get<CommunityStats>('/stats')).work?.councilsToDecide).toBe(0);
    const council = await decideCouncil(admin.client, id, { isApproved: true });
    expect(council).toMatchObject({ isApproved: true, isSubmited: true, decidedBy: { id: admin.user.id } });
    expect(await lastAuditEntry()).toMatchObject({
      action: 'council_approved',
      subjectId: id,
      fromState: 'pending',
      toState: 'approved',
    });
    const seen = await readCouncil(visitor, id);
    expect(seen).toMatchObject({ standing: 'none', membershipId: null, decidedAt: null, decidedBy: null });
    expect(seen).toMatchObject({ resourceCount: null, openRequestCount: null });
    expect(seen.cover?.url).not.toMatch(/signature=/);
    expect((await fetch(`${server.origin}${seen.cover?.url}`)).status).toBe(200);
    expect(await readCouncil(owner.client, id)).toMatchObject({ decidedBy: null, decidedAt: expect.any(String) });
    expect(dataOf(await visitor.get<CommunityStats>('/stats')).totals.councils).toBe(before + 1);
    const [news] = (await newsOf(owner, 'council_approved')).filter(({ title }) => title.includes(councilTitle));
    expect(news?.link).toBe(`/councils/${id}/${seen.slug}`);
    await mailTo(owner, /was approved/).toContainEqual(expect.stringContaining(`/councils/${id}/`));
  });

  it('declines with a reason, and lets the owner resubmit', async () => {
    const { id } = await foundCouncil(owner.client);
    const without = await admin.client.put(`/council/verify/${id}`, { isApproved: false });
    expect(without.body.errors?.map(({ field }) => field)).toEqual(['reason']);
    const reason = 'Please say what the council does.';
    const declined = await decideCouncil(admin.client, id, { isApproved: false, reason });
    expect(declined).toMatchObject({ isApproved: false, isSubmited: true, declineReason: reason });
    expect(await lastAuditEntry()).toMatchObject({ action: 'council_declined', toState: 'declined', reason });
    expect(await readCouncil(owner.client, id)).toMatchObject({ declineReason: reason, decidedBy: null });
    expect((await newsOf(owner, 'council_declined')).at(-1)?.body).toBe(reason);
    await mailTo(owner, /was declined/).toContainEqual(expect.stringContaining(reason));
    expect((await stranger.client.get(`/council/${id}`)).status).toBe(404);
    const content = { ...contentOf(declined), description: 'We count birds at the delta, every month.' };
    const again = dataOf(await owner.client.put<Council>(`/council/${id}`, content));
    expect(again).toMatchObject({ isApproved: false, isSubmited: false, declineReason: null, decidedAt: null });
    await decideCouncil(otherAdmin.client, id, { isApproved: true });
  });

  it('tells the second admin who decided and when', async () => {
    const { id } = await foundCouncil(owner.client);
    await decideCouncil(admin.client, id, { isApproved: true });
    const second = await otherAdmin.client.put(`/council/verify/${id}`, { isApproved: false, reason: 'No.' });
    expect(second.body).toMatchObject({ status: 409, code: 'already_decided' });
    expect(second.body.message).toMatch(
      /^This council is approved: Aroha Ngata approved it on \d{1,2} [A-Z][a-z]{2} \d\d, \d\d:\d\d UTC/,
    );
    const same = await admin.client.put(`/council/verify/${id}`, { isApproved: true });
    expect(same.body).toMatchObject({ status: 409, message: expect.stringMatching(/you approved it/) });
  });

  it('is for admins, and answers 404 for unknown councils', async () => {
    const { id } = await foundCouncil(owner.client);
    expect((await owner.client.put(`/council/verify/${id}`, { isApproved: true })).status).toBe(403);
    expect((await visitor.put(`/council/verify/${id}`, { isApproved: true })).status).toBe(401);
    expect((await admin.client.put(`/council/verify/${UNKNOWN}`, { isApproved: true })).status).toBe(404);
    expect((await admin.client.put('/council/verify/7', { isApproved: true })).status).toBe(422);
  });
});

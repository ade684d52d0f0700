import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, Council, NotificationKind } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import {
  contentOf,
  decideCouncil,
  foundApproved,
  foundCouncil,
  join,
  notificationsOf,
  readCouncil,
} from '../../../support/councils.ts';
import { buildLoggedIn, buildUser, type LoggedIn, type TestUser } from '../../../support/factories.ts';
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
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
  owner = await buildLoggedIn(server.origin, db(), { name: 'Amina', lastName: 'Diallo' });
  stranger = await buildLoggedIn(server.origin, db(), { name: 'Diego', lastName: 'Ríos' });
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
});
afterAll(() => server.close());

const mailTo = ({ user }: Someone, subject: RegExp) =>
  expect.poll(() => textsTo(server.origin, user.email, subject), { timeout: 15_000 });
const newsOf = ({ user }: Someone, kind: NotificationKind) => notificationsOf(db(), user.id, kind);
const lastAuditEntry = async () => dataOf(await admin.client.get<AuditList>('/audit?page_size=1')).data[0];
const pictureOf = ({ client }: Someone) => uploadPicture(server.origin, client);

describe('updateCouncil', () => {
  it('edits an approved council without losing approval or omitted fields', async () => {
    const coverId = await pictureOf(owner);
    const council = await foundApproved(owner.client, admin.client, { coverId });
    const links = new Map(council.sdgs.map(({ sdg, id }) => [sdg, id]));
    const content = { ...contentOf(council), description: 'More.', sdgs: [14, 2] };
    const changed = dataOf(await owner.client.put<Council>(`/council/${council.id}`, content));
    expect(changed).toMatchObject({ isApproved: true, description: 'More.', location: 'Foundiougne, Senegal' });
    expect(changed.cover?.id).toBe(coverId);
    expect(changed.sdgs).toEqual([
      { id: links.get(14), sdg: 14 },
      { id: expect.any(String), sdg: 2 },
    ]);
    const bare = dataOf(
      await owner.client.put<Council>(`/council/${council.id}`, { ...content, location: null, coverId: null }),
    );
    expect(bare).toMatchObject({ location: null, cover: null });
  });

  it('accepts its own title in any spelling, and refuses another council’s', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const other = await foundCouncil(stranger.client);
    const rename = (councilTitle: string) =>
      owner.client.put<Council>(`/council/${council.id}`, { ...contentOf(council), councilTitle });
    expect(dataOf(await rename(council.councilTitle.toUpperCase())).id).toBe(council.id);
    const refused = await rename(other.councilTitle.toUpperCase());
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ field: 'councilTitle' }] } });
  });

  it('lets an admin amend it, writes to the audit log, and keeps a declined one declined', async () => {
    const council = await foundCouncil(owner.client);
    await decideCouncil(admin.client, council.id, { isApproved: false, reason: 'Unclear.' });
    const content = { ...contentOf(council), description: 'Clearer.' };
    const amended = dataOf(await admin.client.put<Council>(`/council/${council.id}`, content));
    expect(amended).toMatchObject({ description: 'Clearer.', isSubmited: true, declineReason: 'Unclear.' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'council_edited', subjectId: council.id });
  });

  it('is for the owner and admins', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const put = (client: Client, id = council.id) => client.put(`/council/${id}`, contentOf(council));
    expect((await put(stranger.client)).status).toBe(403);
    expect((await put(visitor)).status).toBe(401);
    expect((await put(owner.client, UNKNOWN)).status).toBe(404);
    const pending = await foundCouncil(owner.client);
    expect((await put(stranger.client, pending.id)).status).toBe(404);
    expect((await owner.client.put(`/council/${council.id}`, { councilTitle: 'x' })).status).toBe(422);
  });

  it('transfers the council to another member, who is notified and emailed', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const heir = await buildLoggedIn(server.origin, db());
    const give = (client: Client, ownerId: string) =>
      client.put<Council>(`/council/${council.id}`, { ...contentOf(council), ownerId });
    const outside = await give(owner.client, heir.user.id);
    expect(outside.body.errors).toEqual([{ field: 'ownerId', message: expect.any(String) }]);
    await join(heir.client, owner.client, council.id);
    expect((await give(heir.client, heir.user.id)).status).toBe(403);
    expect(dataOf(await give(owner.client, owner.user.id)).standing).toBe('owner');
    const given = dataOf(await give(owner.client, heir.user.id));
    expect(given).toMatchObject({ owner: { id: heir.user.id }, standing: 'member', memberCount: 2 });
    expect(await readCouncil(heir.client, council.id)).toMatchObject({ standing: 'owner' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'council_handed_over', subjectId: council.id });
    expect(await newsOf(heir, 'council_handed_over')).toHaveLength(1);
    expect(await newsOf(owner, 'council_handed_over')).toHaveLength(0);
    await mailTo(heir, /now the owner/).toHaveLength(1);
    expect((await give(owner.client, owner.user.id)).status).toBe(403);
    dataOf(await give(admin.client, owner.user.id));
    expect(await newsOf(heir, 'council_handed_over')).toHaveLength(2);
  });

  it('is transferred from an owner who has left, as the log says in its reader’s language', async () => {
    const [leaving, heir] = [await buildLoggedIn(server.origin, db()), await buildLoggedIn(server.origin, db())];
    const council = await foundApproved(leaving.client, admin.client);
    await join(heir.client, leaving.client, council.id);
    await db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', leaving.user.id).execute();
    const change = { ...contentOf(council), ownerId: heir.user.id };
    dataOf(await admin.client.put<Council>(`/council/${council.id}`, change));
    const fromStateIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { data } = dataOf(await admin.client.get<AuditList>(`/audit?subjectId=${council.id}`, { headers }));
      return data[0]?.fromState;
    };
    expect(await fromStateIn('en')).toBe('Former member');
    expect(await fromStateIn('de')).toBe('Ehemaliges Mitglied');
  });

  it('refuses a transfer before approval, and to someone who has left', async () => {
    const pending = await foundCouncil(owner.client);
    const early = await owner.client.put(`/council/${pending.id}`, {
      ...contentOf(pending),
      ownerId: stranger.user.id,
    });
    expect(early.body).toMatchObject({
      status: 409,
      code: 'not_approved',
      message: expect.stringMatching(/is pending/),
    });
    const council = await foundApproved(owner.client, admin.client);
    const former = await buildUser(db(), { isActive: false });
    await db()
      .insertInto('council_members')
      .values({ id: UNKNOWN, council_id: council.id, user_id: former.id, is_owner: false })
      .execute();
    const late = await owner.client.put(`/council/${council.id}`, { ...contentOf(council), ownerId: former.id });
    expect(late.status).toBe(422);
  });
});

describe('removeGoalLink of a council', () => {
  it('removes a goal but not the last one', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const [first, second] = council.sdgs.map(({ id }) => id);
    const remove = (client: Client, id = first) => client.call('DELETE', `/council/sdg/delete/${id}`);
    expect((await remove(visitor)).status).toBe(401);
    expect((await remove(stranger.client)).status).toBe(403);
    expect((await remove(owner.client)).status).toBe(200);
    expect((await remove(owner.client)).status).toBe(404);
    expect((await readCouncil(visitor, council.id)).sdgs).toEqual([{ id: second, sdg: 14 }]);
    expect((await remove(admin.client, second)).body).toMatchObject({
      status: 409,
      code: 'last_goal',
      message: expect.stringMatching(/at least one goal/),
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationKind } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { councilOf, decideCouncil, foundCouncil, notificationsOf, readCouncil } from '../../../support/councils.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { pdfFile, upload, uploadPicture } from '../../../support/uploads.ts';

type Someone = LoggedIn & { user: TestUser };

let server: TestServer;
let visitor: Client;
let owner: Someone;
let stranger: Someone;
let admin: Someone;
let otherAdmin: Someone;
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
const newsOf = ({ user }: Someone, kind: NotificationKind) => notificationsOf(db(), user.id, kind);
const pictureOf = ({ client }: Someone) => uploadPicture(server.origin, client);

describe('createCouncil', () => {
  it('creates a pending council visible only to its owner and admins, and notifies admins once', async () => {
    const coverId = await pictureOf(owner);
    const council = await foundCouncil(owner.client, {
      councilTitle: '  Água  & Árvores ',
      description: 'One.\r\n\r\n\r\nTwo.',
      coverId,
    });
    expect(council).toMatchObject({
      councilTitle: 'Água & Árvores',
      slug: 'agua-arvores',
      description: 'One.\n\nTwo.',
      isApproved: false,
      isSubmited: false,
      sdgs: [{ sdg: 13 }, { sdg: 14 }],
      owner: { id: owner.user.id, name: 'Amina Diallo' },
      memberCount: 1,
      impactCount: 0,
      resourceCount: 0,
      byYear: [],
      byGoal: [],
      declineReason: null,
      decidedAt: null,
      decidedBy: null,
      standing: 'owner',
      openRequestCount: 0,
    });
    expect(council.cover?.url).toMatch(/signature=/);
    expect((await visitor.get(`/council/${council.id}`)).status).toBe(404);
    expect((await stranger.client.get(`/council/${council.id}`)).status).toBe(404);
    expect(await readCouncil(admin.client, council.id)).toMatchObject({ standing: 'none', openRequestCount: 0 });
    await foundCouncil(owner.client);
    await expect.poll(async () => (await newsOf(otherAdmin, 'council_waiting')).length, { timeout: 10_000 }).toBe(1);
  });

  it('validates each field', async () => {
    const { media } = dataOf(await upload(server.origin, owner.client, { files: [pdfFile()] }));
    const body = councilOf({ councilTitle: ' \u200b ', description: '  ', coverId: media[0]?.id ?? '' });
    const { status, body: failure } = await owner.client.post('/council', body);
    expect(status).toBe(422);
    expect(failure.errors?.map(({ field }) => field)).toEqual(['councilTitle', 'description', 'coverId']);
    const coverId = await pictureOf(owner);
    expect((await stranger.client.post('/council', councilOf({ coverId }))).status).toBe(422);
    expect((await owner.client.post('/council', councilOf({ sdgs: [] }))).status).toBe(422);
    expect((await owner.client.post('/council', councilOf({ sdgs: [3, 3] }))).status).toBe(422);
    expect((await owner.client.post('/council', { ...councilOf(), isApproved: true })).status).toBe(422);
  });

  it.each([
    ['Rivers of Łódź', 'RIVERS  OF lodz'],
    ['Straßenbäume', 'strassenbaume'],
    ['Ørsted circle', 'orsted circle'],
    ['東京の川', '東京の川'],
    ['Мёд и лес', 'МЕД И ЛЕС'],
  ])('treats %s as %s, in any state and for any owner', async (title, same) => {
    const { id } = await foundCouncil(owner.client, { councilTitle: title });
    const refuse = async () => {
      const { status, body } = await stranger.client.post('/council', councilOf({ councilTitle: same }));
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_exists' });
      expect(body.errors).toEqual([{ field: 'councilTitle', message: expect.stringMatching(/title/) }]);
    };
    await refuse();
    await decideCouncil(admin.client, id, { isApproved: false, reason: 'Too short.' });
    await refuse();
  });

  it('refuses visitors', async () => {
    expect((await visitor.post('/council', councilOf())).status).toBe(401);
  });
});

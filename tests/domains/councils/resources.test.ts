import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, Council, CouncilResource, CouncilResourceList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { foundApproved, foundCouncil, join, readCouncil } from '../../support/councils.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pdfFile, upload } from '../../support/uploads.ts';

type Someone = LoggedIn & { user: TestUser };

let server: TestServer;
let visitor: Client;
let owner: Someone;
let member: Someone;
let stranger: Someone;
let admin: Someone;
let council: Council;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
  owner = await buildLoggedIn(server.origin, db());
  member = await buildLoggedIn(server.origin, db(), { name: 'Kenji', lastName: 'Watanabe' });
  stranger = await buildLoggedIn(server.origin, db());
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin' });
  council = await foundApproved(owner.client, admin.client);
  await join(member.client, owner.client, council.id);
});
afterAll(() => server.close());

let shared = 0;
const linkOf = (changes: object = {}) => {
  shared += 1;
  return { councilId: council.id, title: `Tides ${shared}`, url: `https://example.org/tides/${shared}`, ...changes };
};
const share = (client: Client, changes: object = {}) => client.post<CouncilResource>('/gdaresource/', linkOf(changes));
const list = (client: Client, query = '') =>
  client.get<CouncilResourceList>(`/gdaresource/?councilId=${council.id}${query}`);
const titles = async (query: string) => dataOf(await list(member.client, query)).data.map(({ title }) => title);
const remove = (client: Client, id: string) => client.call('DELETE', `/gdaresource/${id}`);

describe('addCouncilResource', () => {
  it('shares a link with the members and notifies them once', async () => {
    const made = dataOf(await share(member.client, { description: ' Month by month. ' }));
    expect(made).toMatchObject({
      councilId: council.id,
      kind: 'link',
      description: 'Month by month.',
      file: null,
      addedBy: { id: member.user.id },
    });
    dataOf(await share(member.client));
    const told = async ({ user }: Someone) =>
      (
        await db()
          .selectFrom('notifications')
          .select('id')
          .where('user_id', '=', user.id)
          .where('kind', '=', 'council_resource_added')
          .execute()
      ).length;
    await expect.poll(() => told(owner), { timeout: 15_000 }).toBe(1);
    expect(await told(member)).toBe(0);
    expect(await told(stranger)).toBe(0);
    expect((await readCouncil(member.client, council.id)).resourceCount).toBe(2);
    expect((await readCouncil(stranger.client, council.id)).resourceCount).toBeNull();
  });

  it('shares a file, with a signed URL for members', async () => {
    const { media } = dataOf(await upload(server.origin, member.client, { files: [pdfFile('tides.pdf')] }));
    const mediaId = media[0]?.id ?? '';
    const made = dataOf(await share(member.client, { url: undefined, mediaId }));
    expect(made).toMatchObject({ kind: 'file', url: null, file: { id: mediaId, fileName: 'tides.pdf' } });
    const found = dataOf(await list(owner.client, '&kind=file')).data[0]?.file?.url ?? '';
    expect((await fetch(`${server.origin}${found}`)).status).toBe(200);
    expect((await fetch(`${server.origin}${found.split('?')[0]}`)).status).toBe(404);
    const twice = await share(owner.client, { url: undefined, mediaId });
    expect(twice.body.errors?.map(({ field }) => field)).toEqual(['mediaId']);
    expect((await share(member.client, { url: undefined, mediaId })).status).toBe(409);
    await member.client.call('DELETE', `/media/delete/${mediaId}`);
    expect(dataOf(await list(owner.client, '&kind=file')).data).toEqual([]);
  });

  it.each([
    ['neither a link nor a file', { url: undefined }, 'url'],
    ['both', { mediaId: UNKNOWN }, 'url'],
    ['a script', { url: 'javascript:alert(1)' }, 'url'],
    ['an address that hides where it leads', { url: 'https://bank.example@evil.example/' }, 'url'],
    ['a blank title', { title: ' \u200b ' }, 'title'],
    ['a file of nobody', { url: undefined, mediaId: UNKNOWN }, 'mediaId'],
  ])('refuses %s', async (_name, changes, field) => {
    const { status, body } = await share(member.client, changes);
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toContain(field);
  });

  it('shares the same link once', async () => {
    const body = linkOf();
    expect((await member.client.post('/gdaresource/', body)).status).toBe(201);
    expect((await owner.client.post('/gdaresource/', body)).body).toMatchObject({
      status: 409,
      code: 'already_exists',
    });
  });

  it('is for members of approved councils', async () => {
    expect((await share(visitor)).status).toBe(401);
    expect((await share(stranger.client)).status).toBe(403);
    expect((await share(admin.client)).status).toBe(403);
    expect((await share(member.client, { councilId: UNKNOWN })).status).toBe(404);
    const pending = await foundCouncil(owner.client);
    expect((await share(stranger.client, { councilId: pending.id })).status).toBe(404);
    const early = await share(owner.client, { councilId: pending.id });
    expect(early.body).toMatchObject({
      status: 409,
      code: 'not_approved',
      message: expect.stringMatching(/is pending/),
    });
  });
});

describe('listCouncilResources', () => {
  it('finds by words and kind, in any order', async () => {
    dataOf(await share(member.client, { title: 'Zostera map' }));
    dataOf(await share(member.client, { title: 'Álgae atlas', description: 'All of them' }));
    expect((await titles('')).slice(0, 2)).toEqual(['Álgae atlas', 'Zostera map']);
    expect((await titles('&sort=oldest')).at(-1)).toBe('Álgae atlas');
    const byTitle = await titles('&sort=title');
    expect([byTitle[0], byTitle.at(-1)]).toEqual(['Álgae atlas', 'Zostera map']);
    expect(await titles('&search=ALGAE%20them')).toEqual(['Álgae atlas']);
    expect(await titles('&search=zostera&kind=file')).toEqual([]);
    for (const sort of ['newest', 'oldest', 'title']) {
      const first = dataOf(await list(member.client, `&sort=${sort}&page_size=2`));
      const second = await titles(`&sort=${sort}&page_size=2&cursor=${first.meta.nextCursor}`);
      expect([...first.data.map(({ title }) => title), ...second]).toEqual(await titles(`&sort=${sort}&page_size=4`));
    }
  });

  it('goes on by title after a long one that has been removed', async () => {
    const long = 'Zzz, a title that is longer than a cursor has room for, so that it holds only its beginning';
    for (const last of ['one', 'two', 'three']) dataOf(await share(member.client, { title: `${long}: ${last}` }));
    const first = dataOf(await list(member.client, '&sort=title&search=zzz&page_size=1'));
    expect((await remove(member.client, first.data[0]?.id ?? '')).status).toBe(200);
    expect(await titles(`&sort=title&search=zzz&page_size=2&cursor=${first.meta.nextCursor}`)).toEqual([
      `${long}: three`,
      `${long}: two`,
    ]);
  });

  it('is for members and admins', async () => {
    expect((await list(visitor)).status).toBe(401);
    expect((await list(stranger.client)).status).toBe(403);
    expect((await list(admin.client)).status).toBe(200);
    expect((await member.client.get(`/gdaresource/?councilId=${UNKNOWN}`)).status).toBe(404);
    expect((await member.client.get('/gdaresource/')).status).toBe(422);
  });
});

describe('removeCouncilResource', () => {
  it('lets the person who shared it, the owner and admins remove it', async () => {
    for (const by of [member, owner, admin]) {
      const { id } = dataOf(await share(member.client));
      expect((await remove(visitor, id)).status).toBe(401);
      expect((await remove(stranger.client, id)).status).toBe(404);
      expect((await remove(by.client, id)).status).toBe(200);
      expect((await remove(by.client, id)).status).toBe(404);
    }
    const entries = dataOf(await admin.client.get<AuditList>('/audit?action=council_resource_removed'));
    expect(entries.meta.total).toBe(2);
    const { id } = dataOf(await share(owner.client));
    expect((await remove(member.client, id)).status).toBe(403);
    expect((await remove(member.client, 'seven')).status).toBe(422);
  });
});

/** What search engines and feed readers find: every public page, and nothing else. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '#generated/types.gen.ts';
import { decideCouncil, foundApproved, foundCouncil } from '../support/councils.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../support/impacts.ts';
import { createNews } from '../support/news.ts';
import { givePoints, offer, offerOpen } from '../support/opportunities.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PUBLIC_ORIGIN = 'https://groundswell.example';

let server: TestServer;
let cast: Cast;
/** Paths of what visitors may open, and ids of what they may not. */
const open: string[] = [];
const closed: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN });
  cast = await buildCast(server.origin, server.database.db);
  await makeImpacts();
  await makeCouncils();
  await makeOpportunities();
  await makeNews();
  await makePeople();
});
afterAll(() => server.close());

async function makeImpacts(): Promise<void> {
  const shown = await logImpact(cast.owner, { title: 'Nets & <ropes> mended' });
  const { id, slug } = await decide(cast.judge, shown.id, { isVerified: true });
  open.push(`/impacts/${id}/${slug}`);
  const pending = await logImpact(cast.owner, { title: 'Not yet verified' });
  const hidden = await logImpact(cast.owner, { title: 'Hidden later' });
  await decide(cast.judge, hidden.id, { isVerified: true });
  await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true });
  closed.push(pending.id, hidden.id);
}

async function makeCouncils(): Promise<void> {
  const { id, slug } = await foundApproved(cast.owner, cast.admin);
  open.push(`/councils/${id}/${slug}`);
  const pending = await foundCouncil(cast.owner);
  const declined = await foundCouncil(cast.owner);
  await decideCouncil(cast.admin, declined.id, { isApproved: false, reason: 'It needs a longer description.' });
  closed.push(pending.id, declined.id);
}

async function makeOpportunities(): Promise<void> {
  const { client: partner } = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
  const id = await offerOpen({ partner, admin: cast.admin }, { title: 'A year at sea' });
  open.push(`/scholarships/${id}/a-year-at-sea`);
  closed.push((await offer(partner)).id);
}

async function makeNews(): Promise<void> {
  const write = async (changes: Parameters<typeof createNews>[2]): Promise<News> =>
    (await createNews(server.origin, cast.admin, changes)).body.data;
  const { id, slug } = await write({ isLive: true, title: 'The delta is green' });
  open.push(`/news/${id}/${slug}`);
  const draft = await write({ isLive: false });
  const scheduled = await write({ isLive: true, date: '2999-01-01T08:00:00.000Z' });
  closed.push(draft.id, scheduled.id);
}

async function makePeople(): Promise<void> {
  open.push(`/people/${cast.ownerId}/amina-diallo`);
  const hidden = await buildLoggedIn(server.origin, server.database.db);
  await givePoints(cast.admin, hidden.user.id, 5);
  const reach = { email: 'public', contactNo: 'public', location: 'public' };
  const record = { impacts: 'private', councils: 'private', leaderboard: 'members-only' };
  dataOf(await hidden.client.post('/userPrivacyPolicy', { ...reach, ...record }));
  const idle = await buildLoggedIn(server.origin, server.database.db);
  closed.push(hidden.user.id, idle.user.id);
}

async function read(path: string): Promise<{ status: number; type: string | null; text: string }> {
  const answer = await fetch(`${server.origin}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap', () => {
  it('leads to every public page, and to nothing that visitors may not open', async () => {
    const parts = addressesIn((await read('/sitemap.xml')).text);
    expect(parts).toHaveLength(6);
    const pages: string[] = [];
    for (const part of parts) {
      const { status, type, text } = await read(new URL(part).pathname);
      expect([part.startsWith(PUBLIC_ORIGIN), status, type]).toEqual([true, 200, 'application/xml; charset=utf-8']);
      pages.push(...addressesIn(text).map((address) => address.replace(PUBLIC_ORIGIN, '')));
    }
    expect(pages).toEqual(expect.arrayContaining(['/', '/impacts', '/sdg/climate-action', '/terms', ...open]));
    expect(pages).not.toContain('/auth/login');
    for (const id of closed) expect(pages.join('\n')).not.toContain(id);
  });

  it('has no part of an unknown kind or place', async () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    for (const path of [`/sitemap/users/${id}.xml`, '/sitemap/impacts/first.xml', `/sitemap/constructor/${id}.xml`]) {
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    }
  });

  it('is named for robots, which are kept from the areas', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`);
    expect(text).toMatch(/^Disallow: \/dashboard$/m);
  });
});

describe('the feeds', () => {
  it.each([
    ['impacts', '/impacts/'],
    ['news', '/news/'],
  ])('of %s tells what is new, and nothing that visitors may not open', async (name, start) => {
    const { status, type, text } = await read(`/feeds/${name}.xml`);
    expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const own = open.filter((path) => path.startsWith(start));
    expect(own).toHaveLength(1);
    for (const path of own) expect(text).toContain(`href="${PUBLIC_ORIGIN}${path}"`);
    for (const id of closed) expect(text).not.toContain(id);
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).not.toContain('<ropes>');
  });
});

describe('the pictures that messengers show', () => {
  const pictureOf = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/previews${path}.jpg`, { headers });

  it('are there for every public page, light and of one size', async () => {
    for (const path of ['/home', '/impacts', '/sdg/climate-action', ...open]) {
      const answer = await pictureOf(path);
      const picture = Buffer.from(await answer.arrayBuffer());
      expect([path, answer.status, picture.length <= 80_000]).toEqual([path, 200, true]);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      const tag = answer.headers.get('etag') ?? '';
      expect((await pictureOf(path, { 'if-none-match': tag })).status).toBe(304);
    }
  });

  it('show nothing that visitors may not open', async () => {
    const kinds = ['impacts', 'councils', 'scholarships', 'news'];
    const paths = closed.flatMap((id) => kinds.map((kind) => `/${kind}/${id}/anything`));
    for (const path of [...paths, '/dashboard', '/nowhere']) {
      expect([path, (await pictureOf(path)).status]).toEqual([path, 404]);
    }
  });
});

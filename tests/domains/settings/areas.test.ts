import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPageHeads } from '#app/server/page-heads.ts';
import type { RunningServer } from '#app/server/server.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import type {
  CommunityArea,
  CommunitySettingsState,
  CommunityStats,
  GoalDetail,
  NotificationChoices,
  NotificationList,
} from '#generated/types.gen.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { readOperations } from '#platform/server/http/contract.ts';
import { type PageHead, withHead } from '#platform/server/http/pages/page-head.ts';
import { pageSettingsOf } from '#platform/server/http/pages/page-settings.ts';
import { areaOfPath } from '#platform/shared/areas.ts';
import { createClient } from '../../support/client.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { postgresOfTests, startSecondServer } from '../../support/second-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const ALL: CommunityArea[] = ['scholarships', 'councils', 'news', 'gallery', 'comments', 'leaderboard'];
const PUBLIC_PAGES = ['/scholarships', '/partners', '/councils', '/news', '/gallery', '/leaderboard'];
const NEWS = '/news/publicNews';
const SITE = { appName: 'Groundswell', origin: 'https://groundswell.example' };
const AN_ID = '0198a3b0-0000-7000-8000-000000000000';
const HEAD: PageHead = {
  status: 200,
  title: null,
  description: null,
  path: '/',
  kind: 'website',
  preview: null,
  facts: [],
  isListed: true,
  isEmbeddable: false,
};
const SOON = { timeout: 30_000, interval: 20 };

let server: TestServer;
let other: RunningServer | null = null;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;
let member: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  if (postgresOfTests) other = await startSecondServer(server);
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
  member = await buildLoggedIn(server.origin, server.database.db);
});
afterEach(() => switchOff([]));
afterAll(async () => {
  await other?.close();
  await server.close();
});

async function switchOff(areasOff: CommunityArea[]): Promise<CommunitySettingsState> {
  const { revision } = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
  return dataOf(
    await admin.client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, { areasOff }),
  );
}

const readFile = (path: string) => fetch(`${server.origin}${path}`);

describe('an area that is switched off', () => {
  it('answers 404 with its code in every call, to everyone', async () => {
    await switchOff(ALL);
    const operations = readOperations().filter(({ area }) => area !== null);
    expect(new Set(operations.map(({ area }) => area))).toEqual(new Set(ALL));
    const visitor = createClient(server.origin);
    for (const { operationId, method, url } of operations) {
      const path = `/api${url.replaceAll(/:\w+/g, AN_ID)}`;
      for (const { token } of [visitor, member.client, admin.client]) {
        const answer = await fetch(`${server.origin}${path}`, {
          method,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
        expect([operationId, answer.status, (await answer.json()).code]).toEqual([operationId, 404, 'area_off']);
      }
    }
  });

  it('leaves what is needed to keep its data', async () => {
    await switchOff(ALL);
    expect((await admin.client.get('/export/application?format=csv')).status).not.toBe(404);
    expect((await member.client.get('/users/me/data')).status).toBe(200);
    expect((await member.client.get(`/council/allimpactdataofuser/${member.user.id}`)).status).toBe(200);
  });

  it('comes back with everything in it', async () => {
    const client = createClient(server.origin);
    expect((await client.get(NEWS)).status).toBe(200);
    await switchOff(['news']);
    expect(await client.get(NEWS)).toMatchObject({ status: 404, body: { code: 'area_off' } });
    expect((await client.get('/council')).status).toBe(200);
    await switchOff([]);
    expect((await client.get(NEWS)).status).toBe(200);
  });

  it('is at work in the other process within a second, also for cached answers', async ({ skip }) => {
    if (!other) return skip();
    const newsThere = async () => (await fetch(`${other?.origin}/api${NEWS}`)).status;
    expect(await newsThere()).toBe(200);
    await switchOff(['news']);
    await expect.poll(newsThere, SOON).toBe(404);
    await switchOff([]);
    await expect.poll(newsThere, SOON).toBe(200);
  });

  it('is counted before it’s switched off, and named in the changes', async () => {
    const { contents, changes } = await switchOff(['gallery', 'leaderboard']);
    expect(contents).toEqual({ scholarships: 0, councils: 0, news: 0, gallery: 0, comments: 0 });
    expect(changes[0]).toMatchObject({ before: { areasOff: [] }, after: { areasOff: ['gallery', 'leaderboard'] } });
  });

  it('is none that isn’t one', async () => {
    const answer = await admin.client.put('/community-settings?revision=0', { areasOff: ['impacts'] });
    expect(answer.status).toBe(422);
  });
});

describe('the pages of an area that is switched off', () => {
  const describing = (areasOff: CommunityArea[]) =>
    createPageHeads(async () => 'missing', { site: SITE, settings: { now: { ...DEFAULTS, areasOff } } });
  const statusOf = async (path: string, areasOff: CommunityArea[]) =>
    (await describing(areasOff)({ path, ip: '198.51.100.7', isVisitor: true })).status;

  it('are missing', async () => {
    for (const path of PUBLIC_PAGES) expect([path, await statusOf(path, [])]).toEqual([path, 200]);
    for (const path of PUBLIC_PAGES) expect([path, await statusOf(path, ALL)]).toEqual([path, 404]);
    expect(await statusOf('/dashboard/councils', ALL)).toBe(404);
    expect(await statusOf('/impacts', ALL)).toBe(200);
  });

  it('are in no sitemap, and have no feed', async () => {
    await switchOff(ALL);
    const sitemap = await (await readFile('/sitemap/pages.xml')).text();
    for (const path of PUBLIC_PAGES) expect(sitemap).not.toContain(`${path}<`);
    expect(sitemap).toContain('/impacts<');
    expect((await readFile(`/sitemap/news/${AN_ID}.xml`)).status).toBe(404);
    expect((await readFile('/feeds/news.xml')).status).toBe(404);
    expect((await readFile('/feeds/impacts.xml')).status).toBe(200);
  });

  it('are named in the document, which names none otherwise', () => {
    const settingsWith = (areasOff: CommunityArea[]) =>
      pageSettingsOf(
        readConfig({ NODE_ENV: 'development' }),
        { settings: { ...DEFAULTS, areasOff }, defaults: DEFAULTS },
        'en',
      );
    expect(settingsWith([])).not.toHaveProperty('areasOff');
    expect(settingsWith(['gallery', 'news']).areasOff).toEqual(['gallery', 'news']);
    const links = (hasNews: boolean) =>
      withHead('<title></title></head>', HEAD, { ...SITE, hasNews, language: 'en', isInAddress: false });
    expect(links(true)).toContain('/feeds/news.xml');
    expect(links(false)).not.toContain('/feeds/news.xml');
  });

  it('have no shortcuts in the installed app', async () => {
    const shortcutsOf = async () => {
      const manifest = await (await fetch(`${server.origin}/manifest.webmanifest?role=Admin`)).json();
      return manifest.shortcuts.map(({ url }: { url: string }) => url);
    };
    expect(await shortcutsOf()).toContain('/admin/councils');
    await switchOff(['councils', 'scholarships']);
    expect(await shortcutsOf()).toEqual(['/admin/impacts', '/admin/reports']);
  });

  it.each([
    ['/scholarships?open=any', 'scholarships'],
    ['/partner/opportunities/new', 'scholarships'],
    ['/admin/applications', 'scholarships'],
    ['/partners', 'scholarships'],
    ['/dashboard/councils', 'councils'],
    ['/councils/1/two/edit', 'councils'],
    ['/admin/news#top', 'news'],
    ['/partner', null],
    ['/partner/media', null],
    ['/newsletter', null],
    ['/impacts/news', null],
    ['/', null],
  ] as const)('are told by their address: %s', (path, area) => {
    expect(areaOfPath(path)).toBe(area);
  });
});

describe('what is about an area that is switched off', () => {
  const choicesOf = async () =>
    dataOf(await member.client.get<NotificationChoices>('/general/notification/choices')).choices.map(
      ({ kind }) => kind,
    );

  it('isn’t notified, and no such kind is offered', async () => {
    const { db } = server.database;
    const tell = (kind: 'comment_replied' | 'impact_liked') =>
      db
        .transaction()
        .execute((tx) => notify(tx, { userId: member.user.id, kind, title: () => kind, link: '/dashboard' }));
    expect(await choicesOf()).toContain('comment_replied');
    await switchOff(['comments']);
    await tell('comment_replied');
    await tell('impact_liked');
    expect(await choicesOf()).not.toContain('comment_replied');
    const { data } = dataOf(await member.client.get<NotificationList>('/general/notification'));
    expect(data.map(({ title }) => title)).toEqual(['impact_liked']);
    await switchOff([]);
    await tell('comment_replied');
    const { meta } = dataOf(await member.client.get<NotificationList>('/general/notification'));
    expect(meta.total).toBe(2);
  });

  it('isn’t shown beside other things, nor counted as work', async () => {
    await foundApproved(member.client, admin.client);
    await switchOff(['councils', 'scholarships', 'news']);
    const goal = dataOf(await createClient(server.origin).get<GoalDetail>('/sdg/13'));
    expect(goal).toMatchObject({ councilCount: 0, councils: [], opportunityCount: 0, opportunities: [] });
    const { work, totals } = dataOf(await admin.client.get<CommunityStats>('/stats'));
    expect(totals).toMatchObject({ councils: 0, opportunities: 0 });
    expect(work).toMatchObject({ councilsToDecide: 0, opportunitiesToVerify: 0, applicationsToDecide: 0 });
    expect((await member.client.get('/feed')).status).toBe(200);
  });
});

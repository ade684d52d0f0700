import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPageHeads } from '#app/server/page-heads.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import type { CommunitySettingsPart, CommunitySettingsState, CommunityText, Imprint } from '#generated/types.gen.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { pageSettingsOf } from '#platform/server/http/pages/page-settings.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const TEXT = { en: '# Tide & Co\n\n1 River Road\n\n<script>alert(1)</script>', de: 'Flussweg 1' };
const OWN: Imprint = { text: TEXT, link: null };
const ELSEWHERE: Imprint = { text: {}, link: 'https://tide.example/imprint' };

let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterEach(() => change(DEFAULTS));
afterAll(() => server.close());

async function change(values: CommunitySettingsPart) {
  const { revision } = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
  return admin.client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, values);
}

const readImprint = (language: string) =>
  fetch(`${server.origin}/api/community/text/imprint`, { headers: { 'accept-language': language } });

const textIn = async (language: string): Promise<CommunityText> => (await (await readImprint(language)).json()).data;

const settingsWith = (values: CommunitySettingsPart) =>
  pageSettingsOf(
    readConfig({ NODE_ENV: 'development' }),
    { settings: { ...DEFAULTS, ...values }, defaults: DEFAULTS },
    'en',
  );

describe('an imprint', () => {
  it('is none at first', async () => {
    expect((await readImprint('en')).status).toBe(404);
    expect(settingsWith({})).not.toHaveProperty('imprint');
    expect(await (await fetch(`${server.origin}/sitemap/pages.xml`)).text()).not.toContain('/imprint');
  });

  it('is read in the reader’s language, without scripts', async () => {
    await change({ imprint: { ...OWN, text: { ...TEXT, fr: '  ' } } });
    const { title, html, language } = await textIn('en');
    expect({ title, language }).toEqual({ title: 'Tide & Co', language: 'en' });
    expect(html).toContain('<p>1 River Road</p>');
    expect(html).not.toContain('script');
    expect(await textIn('de')).toMatchObject({ html: '<p>Flussweg 1</p>', language: 'de' });
    expect(await textIn('fr')).toMatchObject({ title: 'Tide & Co', language: 'en' });
    expect(await (await fetch(`${server.origin}/sitemap/pages.xml`)).text()).toContain('/imprint');
    expect(settingsWith({ imprint: OWN }).imprint).toBe(true);
  });

  it('has no page where it’s elsewhere', async () => {
    await change({ imprint: ELSEWHERE });
    expect((await readImprint('en')).status).toBe(404);
    expect(settingsWith({ imprint: ELSEWHERE }).imprint).toBe('https://tide.example/imprint');
  });

  it.each([
    [null, 404],
    [ELSEWHERE, 404],
    [OWN, 200],
  ])('has a page if there is a text: %o answers %i', async (imprint, status) => {
    const describePage = createPageHeads(async () => 'missing', {
      site: { appName: 'Tide', origin: 'https://tide.example' },
      settings: { now: { ...DEFAULTS, imprint } },
    });
    expect((await describePage({ path: '/imprint', ip: '198.51.100.7', isVisitor: true })).status).toBe(status);
  });

  it.each([
    { text: {}, link: null },
    { text: { en: '  ' }, link: ' ' },
    { text: {}, link: 'http://tide.example' },
    { text: TEXT, link: 'javascript:alert(1)' },
  ])('needs a text or an address: %o', async (imprint) => {
    expect(await change({ imprint })).toMatchObject({ status: 422, body: { errors: [{ field: 'imprint' }] } });
  });
});

describe('the sections of the home page', () => {
  it('are named in the document where one is left out', async () => {
    expect(settingsWith({})).not.toHaveProperty('homeSectionsOff');
    const saved = dataOf(await change({ homeSectionsOff: ['news', 'goals'] }));
    expect(settingsWith(saved.values).homeSectionsOff).toEqual(['news', 'goals']);
    expect((await change({ homeSectionsOff: ['hero' as 'news'] })).status).toBe(422);
  });
});

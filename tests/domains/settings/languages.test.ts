import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languageOf } from '#domains/people/server/public.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import type { CommunitySettingsPart, CommunitySettingsState } from '#generated/types.gen.ts';
import { offerLanguages } from '#languages/offered-languages.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { type PageHead, withHead } from '#platform/server/http/pages/page-head.ts';
import { pageSettingsOf } from '#platform/server/http/pages/page-settings.ts';
import { clockIn, momentIn } from '#platform/shared/time-zone.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterEach(async () => {
  await change(DEFAULTS);
  offerLanguages(DEFAULTS);
});
afterAll(() => server.close());

async function change(values: CommunitySettingsPart) {
  const { revision } = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
  return admin.client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, values);
}

/** In what language the server answers a reader who prefers these. */
const languageFor = async (accepted: string, query = '', cookie = '') => {
  const headers = { 'accept-language': accepted, cookie };
  const answer = await fetch(`${server.origin}/manifest.webmanifest${query}`, { headers });
  return JSON.parse(await answer.text()).lang as string;
};

describe('the languages that a community offers', () => {
  it('are all at first, and English is the default', async () => {
    expect(await languageFor('fr')).toBe('fr');
    expect(await languageFor('ja')).toBe('en');
  });

  it('are those of pages, whatever the address, the cookie or the browser asks for', async () => {
    await change({ languages: ['de', 'ar'], defaultLanguage: 'de' });
    expect(await languageFor('fr, ar;q=0.5')).toBe('ar');
    expect(await languageFor('fr')).toBe('de');
    expect(await languageFor('ar', '?lang=fr')).toBe('ar');
    expect(await languageFor('ar', '?lang=de')).toBe('de');
    expect(await languageFor('ar', '', 'language=es')).toBe('ar');
  });

  it('are those of emails, and of the messages of calls', async () => {
    expect(languageOf({ language: 'fr' })).toBe('fr');
    await change({ languages: ['de', 'ar'], defaultLanguage: 'de' });
    expect(languageOf({ language: 'fr' })).toBe('de');
    expect(languageOf({ language: null })).toBe('de');
    expect(languageOf({ language: 'ar' })).toBe('ar');
    const refused = await fetch(`${server.origin}/api/users/view`, { headers: { 'accept-language': 'fr' } });
    expect((await refused.json()).message).toBe('Melde dich zuerst an.');
  });

  it('fall back to the first that is offered where the default isn’t', async () => {
    offerLanguages({ languages: ['es', 'fr'], defaultLanguage: 'en' });
    expect(await languageFor('ja')).toBe('es');
  });

  it('include the default', async () => {
    expect(await change({ languages: ['es', 'fr'] })).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'languages',
            message: 'The default language, English, isn’t offered. Offer it too, or choose another default.',
          },
        ],
      },
    });
    expect(await change({ languages: ['es', 'fr'], defaultLanguage: 'es' })).toMatchObject({ status: 200 });
    expect(await change({ defaultLanguage: 'de' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'defaultLanguage' }] },
    });
  });

  it('are the alternates of a page, and in its document only if some aren’t offered', async () => {
    const head: PageHead = {
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
    const site = { appName: 'Tide', origin: 'https://tide.example', language: 'en', isInAddress: false } as const;
    const alternates = () =>
      [...withHead('</head>', head, site).matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
    const settingsWith = (values: CommunitySettingsPart) =>
      pageSettingsOf(
        readConfig({ NODE_ENV: 'development' }),
        { settings: { ...DEFAULTS, ...values }, defaults: DEFAULTS },
        'en',
      );
    expect(alternates()).toEqual(['en', 'de', 'es', 'fr', 'ar', 'x-default']);
    expect(settingsWith({})).not.toHaveProperty('languages');
    expect(settingsWith({})).not.toHaveProperty('timeZone');
    await change({ languages: ['de', 'en'] });
    expect(alternates()).toEqual(['en', 'de', 'x-default']);
    expect(settingsWith({ languages: ['de', 'en'], timeZone: 'Pacific/Fiji' })).toMatchObject({
      languages: ['en', 'de'],
      timeZone: 'Pacific/Fiji',
    });
  });

  it.each([
    ['languages', { languages: ['tl'] }],
    ['defaultLanguage', { defaultLanguage: 'tl' }],
    ['timeZone', { timeZone: 'Mars/Base' }],
  ] satisfies [string, CommunitySettingsPart][])('refuse a wrong %s', async (field, values) => {
    expect(await change(values)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });
});

describe('a time in a time zone', () => {
  it.each([
    ['Pacific/Fiji', '2027-06-01T09:00', '2027-05-31T21:00:00.000Z'],
    ['Europe/Berlin', '2027-06-01T09:00', '2027-06-01T07:00:00.000Z'],
    ['Europe/Berlin', '2027-01-01T00:30', '2026-12-31T23:30:00.000Z'],
    ['America/Bogota', '2027-06-01T22:15', '2027-06-02T03:15:00.000Z'],
    ['UTC', '2027-06-01T09:00', '2027-06-01T09:00:00.000Z'],
    // A year that someone has only begun to type.
    ['UTC', '0002-06-01T09:00', '0002-06-01T09:00:00.000Z'],
    // The day on which clocks go forward, an hour after they have.
    ['Europe/Berlin', '2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
  ])('%s: %s is %s', (zone, clock, moment) => {
    expect(momentIn(clock, zone)).toBe(moment);
    expect(clockIn(moment, zone)).toBe(clock);
  });
});

import { hash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#app/server/server.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import type { AuditList, CommunitySettingsPart, CommunitySettingsState } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, freshEmail, registrationOf } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { postgresOfTests, startSecondServer } from '../../support/second-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const SOON = { timeout: 30_000, interval: 20 };

let server: TestServer;
let other: RunningServer | null = null;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer({ ERASE_AFTER_DAYS: '90' });
  if (postgresOfTests) other = await startSecondServer(server);
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterEach(async () => {
  const { values, defaults } = await readState();
  await change({ ...defaults, eraseAfterDays: values.eraseAfterDays });
});
afterAll(async () => {
  await other?.close();
  await server.close();
});

const readState = async () => dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
const put = (values: CommunitySettingsPart, revision: number) =>
  admin.client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, values);
async function change(values: CommunitySettingsPart) {
  const { revision } = await readState();
  return put(values, revision);
}
const register = (email: string) => createClient(server.origin).post('/users', registrationOf(email));
const readPage = async (path = '/', language = 'en') =>
  (await fetch(`${server.origin}${path}`, { headers: { accept: 'text/html', 'accept-language': language } })).text();

describe('getCommunitySettings', () => {
  it('says the defaults, and what the environment decides', async () => {
    const state = await readState();
    expect(state.values).toEqual({ ...DEFAULTS, eraseAfterDays: 90 });
    expect(state.defaults).toEqual(DEFAULTS);
    expect(state.fixed).toEqual([{ key: 'eraseAfterDays', variable: 'ERASE_AFTER_DAYS' }]);
  });
});

describe('changeCommunitySettings', () => {
  it('changes those that are given, and says who did it, from what and to what', async () => {
    const state = dataOf(await change({ name: '  Tide   & Co ', quorum: 2 }));
    expect(state.values).toEqual({ ...DEFAULTS, eraseAfterDays: 90, name: 'Tide & Co', quorum: 2 });
    expect(state.changes.slice(0, 2).map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        [{ name: 'Groundswell' }, { name: 'Tide & Co' }],
        [{ quorum: 1 }, { quorum: 2 }],
      ]),
    );
    expect(state.changes[0]?.by.id).toBe(admin.user.id);
    const { data } = dataOf(await admin.client.get<AuditList>('/audit?page_size=2'));
    expect(data.map(({ action, subjectTitle, toState }) => [action, subjectTitle, toState])).toEqual(
      expect.arrayContaining([
        ['setting_changed', 'Name', 'Tide & Co'],
        ['setting_changed', 'Approvals per impact', '2'],
      ]),
    );
  });

  it('changes nothing, and writes nothing down, for a value that is the same', async () => {
    const before = await readState();
    expect(dataOf(await change({ quorum: 1, name: 'Groundswell' }))).toEqual(before);
  });

  it('refuses what the environment decides, naming the variable', async () => {
    expect(await change({ eraseAfterDays: 30 })).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'eraseAfterDays', message: 'The environment variable ERASE_AFTER_DAYS decides this.' }],
      },
    });
    expect((await change({ eraseAfterDays: 90 })).status).toBe(200);
  });

  it('refuses a setting that someone changed meanwhile, and takes another one', async () => {
    const { revision } = await readState();
    expect((await put({ quorum: 2 }, revision)).status).toBe(200);
    expect(await put({ quorum: 3 }, revision)).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
    expect((await put({ firstYear: 2010 }, revision)).status).toBe(200);
    expect((await readState()).values).toMatchObject({ quorum: 2, firstYear: 2010 });
  });

  it.each([
    ['name', { name: '  ' }],
    ['contactEmail', { contactEmail: 'nowhere' }],
    ['colours', { colours: { main: 40, accent: 155 } }],
    ['colours', { colours: { main: 100, accent: 75 } }],
    ['emailDomains', { emailDomains: ['school.example', 'not a domain'] }],
    ['announcement', { announcement: { text: {}, link: null, from: null, until: null } }],
    ['announcement', { announcement: { text: { en: 'Hi' }, link: 'javascript:alert(1)', from: null, until: null } }],
    ['announcement', { announcement: { text: { en: 'Hi' }, link: '//elsewhere.example', from: null, until: null } }],
    [
      'announcement',
      {
        announcement: {
          text: { en: 'Hi' },
          link: null,
          from: '2027-02-01T00:00:00.000Z',
          until: '2027-01-01T00:00:00.000Z',
        },
      },
    ],
  ] satisfies [string, CommunitySettingsPart][])('refuses a wrong %s and changes nothing', async (field, values) => {
    const before = await readState();
    const answer = await change({ quorum: 3, ...values });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(await readState()).toEqual(before);
  });

  it('is at work in the other process within a second', async ({ skip }) => {
    if (!other) return skip();
    const nameThere = async () =>
      JSON.parse(await (await fetch(`${other?.origin}/manifest.webmanifest`)).text()).name as string;
    expect(await nameThere()).toBe('Groundswell');
    await change({ name: 'Tide & Co' });
    const changedAt = performance.now();
    await expect.poll(nameThere, SOON).toBe('Tide & Co');
    // Generous, for a busy machine: without the message it would never be seen.
    expect(performance.now() - changedAt).toBeLessThan(10_000);
  });
});

describe('the colours', () => {
  it('are a style of each document, which its policy allows', async () => {
    expect(await readPage()).not.toContain('--hue-main');
    await change({ colours: { main: 250, accent: 75 } });
    for (const path of ['/', '/impacts', '/shell', '/no-such-page']) {
      const answer = await fetch(`${server.origin}${path}`, { headers: { accept: 'text/html' } });
      const style = /<style>(:root\{--hue-main:250;--hue-accent:75\})<\/style>/.exec(await answer.text())?.[1] ?? '';
      expect(answer.headers.get('content-security-policy'), path).toContain(
        `'sha256-${hash('sha256', style, 'base64')}'`,
      );
    }
  });
});

describe('who may join', () => {
  it('takes only addresses of the listed domains, and of those below them', async () => {
    await change({ emailDomains: ['@School.example'] });
    expect(await register(freshEmail())).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', message: 'Use an email address of school.example.' }] },
    });
    expect((await register(`kim-${Date.now()}@school.example`)).status).toBe(201);
    expect((await register(`kim-${Date.now()}@north.school.example`)).status).toBe(201);
    expect((await register(`kim-${Date.now()}@notschool.example`)).status).toBe(422);
  });

  it('refuses registrations without an invitation where only invited people may join', async () => {
    await change({ registration: 'invitation' });
    expect(await register(freshEmail())).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  });

  it('needs a phone number where that was decided', async () => {
    await change({ requiresContactNo: true });
    const answer = await createClient(server.origin).post('/users', registrationOf(freshEmail(), { contactNo: null }));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'contactNo' }] } });
  });
});

describe('what visitors see of it', () => {
  it('is the name in the manifest and the feeds', async () => {
    await change({ name: 'Tide & Co', sentence: { en: 'We plant.', de: 'Wir pflanzen.' } });
    const manifest = await fetch(`${server.origin}/manifest.webmanifest`, { headers: { 'accept-language': 'de' } });
    expect(await manifest.json()).toMatchObject({ name: 'Tide & Co', description: 'Wir pflanzen.' });
    expect(await readPage('/feeds/news.xml')).toContain('Tide &amp; Co');
  });
});

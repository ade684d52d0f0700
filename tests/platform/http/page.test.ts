import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageHeads } from '#app/server/page-heads.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { servePage } from '#platform/server/http/pages/page.ts';
import { createAntiForgery } from '#platform/server/http/security/anti-forgery.ts';
import { COMMUNITY } from '../../support/community.ts';

const REQUESTS_PER_MINUTE = 3;

let folder: string;
let app: FastifyInstance;
let patient: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundswell-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
  writeFileSync(join(folder, 'index.de.html'), '<html lang="de"><head><title>x</title></head><body></body></html>');
  mkdirSync(join(folder, 'assets/de-1a2b3c'));
  writeFileSync(join(folder, 'assets/de-1a2b3c/main-1a2b3c.js'), 'export {};\n');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'export {};\n');
  writeFileSync(join(folder, 'assets', 'replaced-4d5e6f.js'), 'export {};\n');
  app = await serve(REQUESTS_PER_MINUTE);
  patient = await serve(1_000);
});
afterAll(async () => {
  await app.close();
  await patient.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(requestsPerMinute: number): Promise<FastifyInstance> {
  const served = await createApp({
    log: pino({ level: 'silent' }),
    trustedProxyHops: 0,
    requestsPerMinute,
    handlerTimeoutSeconds: 15,
  });
  await servePage(served, {
    folder,
    settingsIn: () => ({
      appName: 'Groundswell',
      mode: 'demo',
      gaMeasurementId: null,
      externalSignIn: false,
      isTranslated: false,
      passkeyHost: null,
      requiresContactNo: false,
      eraseAfterDays: 30,
      retention: DEFAULTS.retention,
      firstYear: 2000,
      isKeptOnDevices: false,
      ownTexts: [],
    }),
    antiForgery: createAntiForgery([Buffer.alloc(32, 7)], false),
    inspector: 'nobody',
    flowPictures: null,
    countsFlows: () => false,
    servesWorker: true,
    readAnnouncement: () => null,
    readLook: () => ({ colours: null, mark: null }),
    site: { ...COMMUNITY.site, origin: 'http://127.0.0.1' },
    describePage: createPageHeads(async () => 'unknown', COMMUNITY),
    draw: async () => null,
    cacheMs: 0,
  });
  return served;
}

const statusesOf = async (url: string) => {
  const statuses: number[] = [];
  for (let sent = 0; sent <= REQUESTS_PER_MINUTE; sent += 1) statuses.push((await app.inject({ url })).statusCode);
  return statuses;
};

describe('the rate limit per address', () => {
  it('excludes the page’s files, which come in large numbers', async () => {
    expect(await statusesOf('/assets/main-1a2b3c.js')).toEqual([200, 200, 200, 200]);
  });

  it('applies to the page itself', async () => {
    expect(await statusesOf('/')).toEqual([200, 200, 200, 429]);
  });
});

describe('a page that sets cookies', () => {
  it('isn’t kept for anyone else, and one that sets none may be', async () => {
    const first = await patient.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(first.cookies.map(({ name }) => name)).toEqual(['sid', 'XSRF-TOKEN']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const next = await patient.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    expect([next.cookies, next.headers['cache-control']]).toEqual([[], 'no-cache']);
    const chosen = await patient.inject({ url: '/?lang=de', headers: { accept: 'text/html', cookie } });
    expect([chosen.cookies.length, chosen.headers['cache-control']]).toEqual([1, 'private, no-cache']);
  });
});

describe('the language of a page', () => {
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const { body, headers: answered } = await patient.inject({ url, headers: { accept: 'text/html', ...headers } });
    const cookies = [answered['set-cookie'] ?? []].flat();
    return {
      isGerman: body.includes('<html lang="de">'),
      language: answered['content-language'],
      vary: answered.vary,
      kept: cookies.find((cookie) => cookie.startsWith('language=')) ?? null,
      body,
    };
  };

  it('is the one that its reader chose, or that the browser prefers', async () => {
    expect(await read('/')).toMatchObject({ isGerman: false, language: 'en', kept: null });
    expect(await read('/', { 'accept-language': 'pt,de-AT;q=0.8,en;q=0.5' })).toMatchObject({ isGerman: true });
    expect(await read('/', { 'accept-language': 'pt' })).toMatchObject({ language: 'en' });
    expect(await read('/', { 'accept-language': 'en', cookie: 'language=de' })).toMatchObject({ isGerman: true });
    expect(await read('/', { cookie: 'language=xx' })).toMatchObject({ language: 'en' });
    expect((await read('/')).vary).toContain('accept-language, cookie');
  });

  it('is the one in its address before all, and in those of the pages that follow', async () => {
    const german = await read('/?lang=de', { cookie: 'language=en', 'accept-language': 'en' });
    expect(german).toMatchObject({ isGerman: true, language: 'de', kept: expect.stringContaining('language=de') });
    expect(german.body).toContain('<link rel="canonical" href="http://127.0.0.1/?lang=de" />');
    expect(await read('/?lang=xx')).toMatchObject({ language: 'en', kept: null });
  });

  it('names the others for search engines', async () => {
    const { body } = await read('/impacts', { 'accept-language': 'de' });
    expect(body).toContain('<link rel="canonical" href="http://127.0.0.1/impacts" />');
    expect(body).toContain('<link rel="alternate" hreflang="ar" href="http://127.0.0.1/impacts?lang=ar" />');
    expect(body).toContain('<link rel="alternate" hreflang="x-default" href="http://127.0.0.1/impacts" />');
  });

  it('has files of its own', async () => {
    const { statusCode, headers } = await patient.inject('/assets/de-1a2b3c/main-1a2b3c.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await patient.inject('/assets/de-1a2b3c/../../index.de.html')).statusCode).toBe(404);
  });
});

describe('a file of the page', () => {
  it('answers HEAD with its headers alone', async () => {
    const url = '/assets/main-1a2b3c.js';
    const { statusCode, headers, body } = await patient.inject({ method: 'HEAD', url });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '11', '']);
    expect((await patient.inject({ method: 'HEAD', url: '/assets/gone-1a2b3c.js' })).statusCode).toBe(404);
  });

  it('is not found once another build has replaced it', async () => {
    rmSync(join(folder, 'assets/replaced-4d5e6f.js'));
    expect((await patient.inject('/assets/replaced-4d5e6f.js')).statusCode).toBe(404);
  });
});

describe('a path', () => {
  const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const answerTo = async (url: string, accept: string) => {
    const { statusCode, headers } = await patient.inject({ url, headers: { accept } });
    return [statusCode, String(headers['content-type']).split(';')[0]];
  };

  it.each([
    ['/unsubscribe/AaH-dqEMcparnBJkNQ7qbA.points_added.OqDpv0M4BglWB3C0Ti9xig'],
    ['/unsubscribe/AaH-dqEMcparnBJkNQ7qbA.digest.OqDpv0M4BglWB3C0Ti9-_g'],
    ['/impacts/'],
  ])('opened by a person is a page: %s', async (url) => {
    expect(await answerTo(url, NAVIGATION)).toEqual([200, 'text/html']);
  });

  it('that leads nowhere is a page that says so', async () => {
    expect(await answerTo('/nowhere.txt', NAVIGATION)).toEqual([404, 'text/html']);
  });

  it.each([
    ['/gone-1a2b3c.js', '*/*'],
    ['/gone.png', 'image/avif,image/webp,*/*;q=0.8'],
    ['/assets/gone-1a2b3c.js', NAVIGATION],
    ['/api/gone', NAVIGATION],
  ])('of a missing file isn’t a page: %s', async (url, accept) => {
    expect(await answerTo(url, accept)).toEqual([404, 'application/json']);
  });

  it.each(['/', '/impacts'])('can be asked for its head alone: %s', async (url) => {
    const { statusCode, body } = await patient.inject({ method: 'HEAD', url });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it('is a page for any Accept header, unless it looks like a file', async () => {
    expect(await answerTo('/impacts', '*/*')).toEqual([200, 'text/html']);
  });
});

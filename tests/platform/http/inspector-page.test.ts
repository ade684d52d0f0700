import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPageHeads } from '#app/server/page-heads.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { BEING_BUILT } from '#platform/server/http/pages/being-built.ts';
import { type PageOptions, servePage } from '#platform/server/http/pages/page.ts';
import { createAntiForgery } from '#platform/server/http/security/anti-forgery.ts';
import { setSecurityHeaders } from '#platform/server/http/security/security-headers.ts';
import { COMMUNITY } from '../../support/community.ts';

const PAGE = '<html><head><title>x</title></head><body>of the product</body></html>';
const FLOWS = '<html><head><title>x</title></head><body>of the flows</body></html>';

let folder: string;
const apps: FastifyInstance[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundswell-inspector-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'inspector.html'), FLOWS);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  rmSync(folder, { recursive: true, force: true });
});

type Served = Pick<PageOptions, 'inspector'> & Partial<Pick<PageOptions, 'countsFlows' | 'flowPictures'>>;

const FOR_EVERYONE: Served = { inspector: 'everyone' };
const FOR_NOBODY: Served = { inspector: 'nobody' };

async function serve(
  { inspector, flowPictures = null, countsFlows = () => true }: Served,
  page = folder,
): Promise<FastifyInstance> {
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedProxyHops: 0,
    requestsPerMinute: 1_000,
    handlerTimeoutSeconds: 15,
  });
  apps.push(app);
  await setSecurityHeaders(app, { isHttps: false, usesAnalytics: false, speaksWithOpened: inspector === 'everyone' });
  await servePage(app, {
    folder: page,
    settingsIn: () => ({
      appName: 'Tide & Co',
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
    inspector,
    flowPictures,
    countsFlows,
    servesWorker: true,
    readAnnouncement: () => null,
    readLook: () => ({ colours: null, mark: null }),
    site: { ...COMMUNITY.site, origin: 'http://127.0.0.1' },
    describePage: createPageHeads(async () => 'unknown', COMMUNITY),
    draw: async () => null,
    cacheMs: 0,
  });
  return app;
}

const IN_OUR_FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

describe('the inspector page', () => {
  it('is served at /inspector, with the product’s name', async () => {
    const app = await serve(FOR_EVERYONE);
    const { body } = await app.inject('/inspector');
    expect(body).toContain('of the flows');
    expect(body).toContain('<title>Flows · Tide &amp; Co</title>');
    expect((await app.inject('/')).body).toContain('of the product');
  });

  it('is titled in the page’s language', async () => {
    const app = await serve(FOR_EVERYONE);
    const { body, headers } = await app.inject('/inspector?lang=de');
    expect(body).toContain('<title>Abläufe · Tide &amp; Co</title>');
    expect(headers['content-language']).toBe('de');
    const { body: next } = await app.inject({ url: '/inspector', cookies: { language: 'ar' } });
    expect(next).toContain('<title>المسارات · Tide &amp; Co</title>');
  });

  it('is announced while it is being built, as is a language, and opens once it is there', async () => {
    const partial = mkdtempSync(join(tmpdir(), 'groundswell-partial-'));
    onTestFinished(() => rmSync(partial, { recursive: true, force: true }));
    for (const name of ['assets', '.vite']) mkdirSync(join(partial, name));
    writeFileSync(join(partial, 'index.html'), PAGE);
    writeFileSync(join(partial, BEING_BUILT), '');
    const app = await serve(FOR_EVERYONE, partial);
    expect((await app.inject('/')).body).toContain('of the product');
    for (const url of ['/inspector', '/impacts?lang=de']) {
      const { statusCode, headers } = await app.inject(url);
      expect({ statusCode, refresh: headers['refresh'] }, url).toEqual({ statusCode: 503, refresh: '2' });
    }
    expect((await app.inject('/?lang=de')).body).toContain('Er öffnet sich von selbst');
    expect((await app.inject('/kept-files.de.json')).statusCode).toBe(404);
    writeFileSync(join(partial, 'index.de.html'), PAGE.replace('of the product', 'des Produkts'));
    writeFileSync(join(partial, 'inspector.html'), FLOWS);
    writeFileSync(join(partial, 'assets/later.js'), '1');
    writeFileSync(join(partial, 'kept-files.de.json'), '{}');
    rmSync(join(partial, BEING_BUILT));
    expect((await app.inject('/impacts?lang=de')).body).toContain('des Produkts');
    expect((await app.inject('/inspector')).body).toContain('of the flows');
    expect((await app.inject('/assets/later.js')).statusCode).toBe(200);
    expect((await app.inject('/kept-files.de.json')).statusCode).toBe(200);
  });

  it('answers 404 when turned off', async () => {
    const app = await serve(FOR_NOBODY);
    for (const url of ['/inspector', '/inspector.html'])
      expect((await app.inject(url)).body).not.toContain('of the flows');
  });

  it('is for admins while their community counts, and says so to the page', async () => {
    let countsFlows = true;
    const app = await serve({ inspector: 'admins', countsFlows: () => countsFlows });
    const { body } = await app.inject('/inspector');
    expect(body).toContain('of the flows');
    expect(body).toContain('&quot;isForAdmins&quot;:true');
    expect((await app.inject('/')).body).not.toContain('isForAdmins');
    countsFlows = false;
    expect((await app.inject('/inspector')).body).not.toContain('of the flows');
    expect((await (await serve(FOR_EVERYONE)).inject('/inspector')).body).not.toContain('isForAdmins');
  });

  it('is for everyone in demo and development, and in production for admins unless that is decided', () => {
    const production = {
      MODE: 'production',
      PUBLIC_ORIGIN: 'https://groundswell.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      TOKEN_SECRET: Buffer.alloc(32).toString('base64'),
    };
    expect(readConfig({}).inspector).toBe('everyone');
    expect(readConfig({ MODE: 'development' }).inspector).toBe('everyone');
    expect(readConfig({ INSPECTOR: 'off' }).inspector).toBe('nobody');
    expect(readConfig(production).inspector).toBe('admins');
    expect(readConfig({ ...production, INSPECTOR: 'on' }).inspector).toBe('everyone');
    expect(readConfig({ ...production, INSPECTOR: 'off' }).inspector).toBe('nobody');
  });
});

describe('framing our pages', () => {
  const allowed = async (app: FastifyInstance, headers: Record<string, string>) => {
    const answer = await app.inject({ url: '/impacts', headers });
    const policy = String(answer.headers['content-security-policy']);
    return [/frame-ancestors ('\w+')/.exec(policy)?.[1], answer.headers['x-frame-options']];
  };

  it('is allowed to the same origin only', async () => {
    const app = await serve(FOR_EVERYONE);
    expect(await allowed(app, IN_OUR_FRAME)).toEqual(["'self'", 'SAMEORIGIN']);
    expect(await allowed(app, { ...IN_OUR_FRAME, 'sec-fetch-site': 'cross-site' })).toEqual(["'none'", 'DENY']);
    expect(await allowed(app, {})).toEqual(["'none'", 'DENY']);
  });

  it('is allowed to no one if the inspector is off or for admins', async () => {
    for (const inspector of ['nobody', 'admins'] as const)
      expect(await allowed(await serve({ inspector }), IN_OUR_FRAME), inspector).toEqual(["'none'", 'DENY']);
  });
});

describe('whom a page may ask', () => {
  it('is our server alone, except for the page that checks credentials of any issuer', async () => {
    const app = await serve(FOR_NOBODY);
    const asked = async (url: string) =>
      /connect-src ([^;]*)/.exec(String((await app.inject(url)).headers['content-security-policy']))?.[1];
    for (const url of ['/', '/impacts', '/shell', '/verify/email', '/credentials/verify'])
      expect(await asked(url), url).toBe("'self'");
    for (const url of ['/verify', '/verify/', '/verify?credential=1'])
      expect(await asked(url), url).toBe("'self' https:");
  });
});

describe('the pictures of flows', () => {
  const ADDRESS = '/inspector/pictures';

  it('are served as they are, however late they are taken', async () => {
    const flowPictures = mkdtempSync(join(tmpdir(), 'groundswell-pictures-'));
    onTestFinished(() => rmSync(flowPictures, { recursive: true, force: true }));
    const app = await serve({ ...FOR_EVERYONE, flowPictures });
    const none = await app.inject(`${ADDRESS}/index.jsonl`);
    expect([none.statusCode, none.body]).toEqual([200, '']);
    mkdirSync(join(flowPictures, 'login/en'), { recursive: true });
    writeFileSync(join(flowPictures, 'index.jsonl'), '{"machine":"login"}\n');
    writeFileSync(join(flowPictures, 'login/en/login.editing~start.390.jpg'), 'a picture');
    expect((await app.inject(`${ADDRESS}/index.jsonl`)).body).toBe('{"machine":"login"}\n');
    const { body, headers } = await app.inject(`${ADDRESS}/login/en/login.editing~start.390.jpg`);
    expect([body, headers['content-type']]).toEqual(['a picture', 'image/jpeg']);
    for (const missing of ['login/en/nothing.jpg', '../page.html', '..%2Findex.html'])
      expect((await app.inject(`${ADDRESS}/${missing}`)).body, missing).not.toContain('of the product');
  });

  it('aren’t there for admins, nor where there are none', async () => {
    const flowPictures = folder;
    const served = [{ ...FOR_NOBODY, flowPictures }, { inspector: 'admins' as const, flowPictures }, FOR_EVERYONE];
    for (const options of served) {
      const app = await serve(options);
      expect((await app.inject(`${ADDRESS}/index.html`)).statusCode).toBe(404);
    }
  });
});

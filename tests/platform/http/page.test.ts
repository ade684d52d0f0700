import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageHeads } from '#app/page-heads.ts';
import { createAntiForgery } from '#platform/http/anti-forgery.ts';
import { createApp } from '#platform/http/create-app.ts';
import { servePage } from '#platform/http/page.ts';

const REQUESTS_PER_MINUTE = 3;

let folder: string;
let app: FastifyInstance;
let patient: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundswell-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
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
    settings: { appName: 'Groundswell', mode: 'demo', gaMeasurementId: null, externalSignIn: false },
    antiForgery: createAntiForgery(Buffer.alloc(32, 7), false),
    servesInspector: false,
    origin: 'http://127.0.0.1',
    describePage: createPageHeads(async () => 'unknown', 'Groundswell'),
    draw: async () => null,
    keepMs: 0,
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

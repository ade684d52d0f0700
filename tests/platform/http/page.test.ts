import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAntiForgery } from '../../../src/platform/http/anti-forgery.ts';
import { createApp } from '../../../src/platform/http/create-app.ts';
import { servePage } from '../../../src/platform/http/page.ts';

const REQUESTS_PER_MINUTE = 3;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundswell-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'export {};\n');
  app = await createApp({
    log: pino({ level: 'silent' }),
    trustedProxyHops: 0,
    requestsPerMinute: REQUESTS_PER_MINUTE,
  });
  await servePage(app, {
    folder,
    settings: { appName: 'Groundswell', mode: 'demo', gaMeasurementId: null, externalSignIn: false },
    antiForgery: createAntiForgery(Buffer.alloc(32, 7), false),
    servesInspector: false,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const statusesOf = async (url: string) => {
  const statuses: number[] = [];
  for (let sent = 0; sent <= REQUESTS_PER_MINUTE; sent += 1) statuses.push((await app.inject({ url })).statusCode);
  return statuses;
};

describe('the limit of requests of one address', () => {
  it("leaves out the page's files, of which many come at once", async () => {
    expect(await statusesOf('/assets/main-1a2b3c.js')).toEqual([200, 200, 200, 200]);
  });

  it('holds for the page itself', async () => {
    expect(await statusesOf('/')).toEqual([200, 200, 200, 429]);
  });
});

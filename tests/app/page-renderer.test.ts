import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageRenderer } from '#app/server/page-renderer.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { createAntiForgery } from '#platform/server/http/security/anti-forgery.ts';

/** Replaces the built bundle; its behaviour depends on the address. */
const BUNDLE = `
export async function renderPage({ url, call, signal }) {
  if (url === '/broken') throw new Error('It is broken');
  if (url === '/elsewhere') return null;
  if (url === '/slow') await new Promise(() => undefined);
  if (url === '/busy') for (const end = performance.now() + 300; performance.now() < end; );
  const answer = await call(new Request('http://rendering.invalid/api/words', { method: 'POST' }));
  return { html: '<p>' + (await answer.text()) + '</p>', data: '{}' };
}
`;

const folder = mkdtempSync(join(tmpdir(), 'groundswell-renderer-'));
const app = Fastify();
const asked: { ip: string; token: unknown }[] = [];
const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line).err.message) });

beforeAll(() => {
  mkdirSync(join(folder, 'render/en'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'render/en/render.js'), BUNDLE);
  writeFileSync(join(folder, 'render/links.html'), '<link />');
  app.post('/api/words', async ({ ip, headers }) => {
    asked.push({ ip, token: headers['x-xsrf-token'] });
    return 'Drawn';
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const SETTINGS = {
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
};
const antiForgery = createAntiForgery([Buffer.alloc(32, 7)], false);
const drawing = () => createPageRenderer(app, { antiForgery, folder, settingsIn: () => SETTINGS, log });

describe('a page drawn on the server', () => {
  it('is made from calls within the process, as the visitor who asks', async () => {
    expect(await drawing()({ url: '/impacts', ip: '198.51.100.7', language: 'en' })).toEqual({
      html: '<p>Drawn</p>',
      data: '{}',
      links: '<link />',
    });
    expect(asked).toEqual([{ ip: '198.51.100.7', token: expect.any(String) }]);
  });

  it('is left to the browser if it fails, takes too long, or a guard leads elsewhere', async () => {
    const draw = drawing();
    const left = await Promise.all(
      ['/broken', '/slow', '/elsewhere'].map((url) => draw({ url, ip: '198.51.100.7', language: 'en' })),
    );
    expect(left).toEqual([null, null, null]);
    expect(warnings.sort()).toEqual(['It is broken', 'The operation was aborted due to timeout']);
  });

  it('is left to the browser while drawing takes more than half of the process’s time', async () => {
    const draw = drawing();
    const drawn: boolean[] = [];
    for (let count = 0; count < 10; count += 1)
      drawn.push((await draw({ url: '/busy', ip: '198.51.100.7', language: 'en' })) !== null);
    expect([drawn.at(0), drawn.at(-1)]).toEqual([true, false]);
  });

  it('is left to the browser if its part of the build is missing', async () => {
    const place = join(folder, 'nowhere');
    const silent = pino({ level: 'silent' });
    const draw = createPageRenderer(app, { antiForgery, folder: place, settingsIn: () => SETTINGS, log: silent });
    expect(await draw({ url: '/impacts', ip: '198.51.100.7', language: 'en' })).toBeNull();
  });
});

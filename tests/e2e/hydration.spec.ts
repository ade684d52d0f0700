/** Finds hydration mismatches, which only a development build of React reports. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base, expect } from './support/community-test.ts';
import { openServerRendered } from './support/server-rendered.ts';

const PAGES = [
  '/',
  '/impacts',
  '/scholarships',
  '/news',
  '/gallery',
  '/leaderboard',
  '/sdg',
  '/sdg/climate-action',
  '/partners',
  '/verify',
  '/terms',
  '/auth/login',
  '/auth/register',
];

const test = base.extend<{ devOrigin: string }>({
  devOrigin: async ({ server }, use) => {
    const page = fork(join(import.meta.dirname, 'support/dev-page.ts'), {
      env: { ...process.env, API_ORIGIN: server.origin, NODE_OPTIONS: '' },
    });
    const [origin] = await once(page, 'message');
    await use(String(origin));
    page.disconnect();
    await once(page, 'exit');
  },
});

test.describe.configure({ timeout: 180_000 });

test('the browser draws what the server drew, to the last attribute', async ({ browser, devOrigin }) => {
  const context = await browser.newContext({ baseURL: devOrigin });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  for (const path of PAGES) {
    await openServerRendered(page, path);
    // React marks the elements that it has hydrated with a property.
    const isTakenOver = () =>
      page.evaluate(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
      );
    await expect.poll(isTakenOver, { message: `${path} is taken over`, timeout: 60_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
  }
  expect(errors).toEqual([]);
  await context.close();
});

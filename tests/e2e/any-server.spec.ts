/**
 * The page with a foreign server: any server that keeps the contract works.
 *
 * The responses are the contract's examples, so every public screen shows what the contract promises and no more.
 */
import type { Page } from '@playwright/test';
import type { RouteObject } from 'react-router-dom';
import { authPages } from '#app/web/routes/auth-pages.ts';
import { sitePages } from '#app/web/routes/site-pages.ts';
import { loginMessages } from '#domains/auth/messages.ts';
import { createSession } from '#domains/auth/web/session/page-session.ts';
import { type ContractServer, startContractServer } from '../support/contract-server.ts';
import { test as base, expect } from './support/browser-test.ts';
import { submitLogin } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { openByLink } from './support/walking.ts';

let started: Promise<ContractServer> | undefined;
/** Started once, for both tests. */
const contractServer = () => (started ??= startContractServer());

const test = base.extend({
  baseURL: async ({ browserName: _browser }, use) => use((await contractServer()).origin),
  context: async ({ browser, baseURL }, use) => {
    if (!baseURL) throw new Error('The server is not there');
    const context = await browser.newContext({ baseURL });
    // A server that serves the page sets it with it; here the page comes from another one than the API.
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a-token', url: baseURL }]);
    await use(context);
    await context.close();
  },
});

test.afterAll(async () => (await started)?.stop());

const ID = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';

/** The examples reference pictures that don't exist. */
const NO_PICTURES = /\/media\//;

/** Left out: opening it logs someone in, who then can't open the visitors' pages. */
const RETURN = '/auth/google/return';

test('every public page works with any server that keeps the contract', async ({ page, browserErrors }) => {
  browserErrors.expect(NO_PICTURES);
  await page.goto('/');
  for (const path of publicPaths()) {
    await test.step(path, async () => {
      await openByLink(page, path);
      await expectWell(page);
      expect(browserErrors.unexpected()).toEqual([]);
    });
  }
  await test.step('a failed login is recognised by the specified fields alone', async () => {
    browserErrors.expect(/status of 401/);
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, json: { message: { password: 'No.' } } }));
    await openByLink(page, '/auth/login');
    await submitLogin(page, 'nobody@example.org', 'not-the-password-at-all');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong);
    expect(browserErrors.unexpected()).toEqual([]);
  });
});

test('external sign-in works with any server that keeps the contract', async ({ page, browserErrors }) => {
  browserErrors.expect(NO_PICTURES);
  await page.goto(`${RETURN}?code=a-code&state=a-state`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWell(page);
});

async function expectWell(page: Page): Promise<void> {
  await untilIdle(page);
  await expect(page.locator('main .animate-breathe'), 'what is still loading').toHaveCount(0);
  await expect(page.locator('main [role="alert"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /try again/i })).toHaveCount(0);
}

/** Every page that a visitor may open, from the router. */
function publicPaths(): string[] {
  const session = createSession();
  const paths = [...pathsOf(sitePages(session), ''), ...pathsOf(authPages, '/auth')]
    .map((path) =>
      path
        .replace(/:id\/:slug\??/, ID)
        .replace(':id', ID)
        .replace(/:token\w*/, 'a-token-of-a-link-in-a-mail'),
    )
    .map((path) => path.replace(/:slug\??/, 'climate-action'))
    .filter((path) => !path.includes('*') && !path.endsWith('/edit') && path !== RETURN);
  return [...new Set(paths)];
}

function pathsOf(routes: readonly RouteObject[], parent: string): string[] {
  return routes.flatMap((route) => {
    const path = `${parent}/${route.path ?? ''}`.replaceAll('//', '/').replace(/(.)\/$/, '$1');
    return [...(route.children ? pathsOf(route.children, path) : []), ...(isPage(route) ? [path || '/'] : [])];
  });
}

function isPage(route: RouteObject): boolean {
  return route.children === undefined && (route.index === true || route.path !== undefined);
}

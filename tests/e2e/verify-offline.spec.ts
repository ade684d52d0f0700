/** Checking credentials without a network, as a visitor who has checked one before. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import type { MemberCredential, MemberCredentialList } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ISSUERS } from '#platform/browser/device/device-caches.ts';
import { readToken } from '../support/credentials.ts';
import { logIn as logInByApi } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { addressOf, expect, logInThroughThePage, test } from './support/community-test.ts';
import { readKept, readStored, untilKept } from './support/kept.ts';
import { untilIdle } from './support/page-idle.ts';

test.use({ serverEnv: { SERVICE_WORKER: 'on' } });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
});

async function listTokens(origin: string): Promise<string[]> {
  const { client } = await logInByApi(origin, { email: addressOf('member') }, DEMO_PASSWORD);
  const { data } = dataOf(await client.get<MemberCredentialList>('/users/me/credentials'));
  const held = data.filter(({ state }: MemberCredential) => state === 'issued').slice(0, 2);
  return Promise.all(held.map(({ id }) => readToken(origin, client, id)));
}

const verdict = (page: Page) => page.locator('#verdict');
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(say('credentials.verify.paste')).fill(text);
  await page.getByRole('button', { name: say('credentials.verify.check'), exact: true }).click();
}

test('the page opens, and says as of when a credential of a known issuer held', async ({ page, server }) => {
  const [first = '', second = ''] = await listTokens(server.origin);
  expect(second).not.toBe('');
  await page.goto('/verify');
  await untilIdle(page);
  await paste(page, first);
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
  await untilKept(page);
  expect((await readKept(page)).accounts).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/verify');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('credentials.verify.title'));
  // Another than the one before: it's the issuer that is known.
  await paste(page, second);
  await expect(verdict(page)).toHaveText(/^It held (just now|\d+ minutes? ago)$/);
  await expect(page.getByText(/Whether it was ended since can’t be said offline/)).toBeVisible();
  const changed = `${second.slice(0, -8)}AAAAAAAA`;
  await paste(page, changed);
  await expect(page.getByText(say('credentials.faults.signature'))).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/verify');
  await untilIdle(page);
  await paste(page, second);
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
});

test('an issuer that was never asked can’t be checked, which isn’t the credential’s fault', async ({
  page,
  server,
}) => {
  const [token = ''] = await listTokens(server.origin);
  await page.goto('/verify');
  await untilIdle(page);
  await untilKept(page);
  await page.context().setOffline(true);
  await paste(page, token);
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.open'));
  await expect(page.getByText(say('credentials.verdicts.unreachable'))).toBeVisible();
});

test('what a visitor keeps is public, stays with the next pages, and goes with a logout', async ({ page, server }) => {
  const [token = ''] = await listTokens(server.origin);
  await page.goto('/verify');
  await untilIdle(page);
  await paste(page, token);
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
  await untilKept(page);
  const stored = await readStored(page);
  expect(stored).toContain('/.well-known/did.json');
  for (const part of token.split('.').slice(1)) expect(stored).not.toContain(part);
  await page.goto('/sdg');
  await untilIdle(page);
  expect(await page.evaluate((name) => caches.has(name), ISSUERS)).toBe(true);
  await logInThroughThePage(page, 'member');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/logout');
  // The worker, which may not have stopped yet, keeps only the product's own files.
  const isOfPeople = (name: string) => !name.startsWith('files ');
  await expect.poll(async () => (await page.evaluate(() => caches.keys())).filter(isOfPeople)).toEqual([]);
});

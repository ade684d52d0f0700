/** The `test` of what needs people: the worker's server has the demo community in it, with an account for every role. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../src/app/demo/accounts.ts';
import { fillEmptyDatabase } from '../../../src/app/demo/fill.ts';
import { signUpPromptMessages } from '../../../src/domains/auth/messages.ts';
import { openDatabase } from '../../../src/platform/db/database.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { createFolderStorage } from '../../../src/platform/storage/folder-storage.ts';
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from '../../support/server-process.ts';
import { test as base, expect } from './browser-test.ts';

export { expect };

export type Account = 'admin' | 'member' | 'partner' | 'judge' | 'unverified' | 'incomplete';

export const HOMES = { admin: '/admin', member: '/dashboard', partner: '/partner', judge: '/judge' } as const;

interface PromptFixture {
  /** A slow test would otherwise find the sign-up prompt in its way after eight seconds. */
  isPromptDismissed: boolean;
}

export const test = base.extend<PromptFixture>({
  isPromptDismissed: [true, { option: true }],
  page: async ({ page, isPromptDismissed }, use) => {
    if (isPromptDismissed) await dismissPrompt(page);
    await use(page);
  },
  server: [
    async ({ serverEnv }, use) => {
      const server = await startCommunityServer({ env: serverEnv });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Closes the sign-up prompt whenever it stands in the way of a test. */
export async function dismissPrompt(page: Page): Promise<void> {
  const button = page.getByRole('link', { name: signUpPromptMessages.button });
  await page.addLocatorHandler(button, () => page.keyboard.press('Escape'));
}

export async function startCommunityServer(options: Omit<ServerProcessOptions, 'dataDir'>): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-e2e-'));
  await fillFolder(dataDir);
  const server = await startServerProcess({ ...options, dataDir, env: { LOG_LEVEL: 'warn', ...options.env } });
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status, { timeout: 120_000 }).toBe(200);
  const stop = async () => {
    const code = await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...server, stop };
}

async function fillFolder(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir, onIdleError: () => undefined });
  try {
    await migrate(database);
    await fillEmptyDatabase(database, createFolderStorage(join(dataDir, 'media')), new Date());
  } finally {
    await database.close();
  }
}

export const addressOf = (account: Account): string => `${account}@groundswell.example`;

export async function submitLogin(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Ends on the page that the login leads to. */
export async function logIn(page: Page, account: Exclude<Account, 'unverified'>): Promise<void> {
  await page.goto('/auth/login');
  await submitLogin(page, addressOf(account));
  await page.waitForURL(account === 'incomplete' ? '**/profile-information' : `**${HOMES[account]}`);
}

/** The `test` for a populated server: it has the demo community, with an account for every role. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { test as base, expect } from './browser-test.ts';
import { beginSession } from './sessions.ts';

export { expect };

export type Account = 'admin' | 'member' | 'partner' | 'judge' | 'unverified' | 'incomplete';

type LogInAccount = Exclude<Account, 'unverified'>;

export const HOMES = { admin: '/admin', member: '/dashboard', partner: '/partner', judge: '/judge' } as const;

export const test = base.extend({ contents: 'demo' });

export const addressOf = (account: Account): string => `${account}@groundswell.example`;

/** Fills in the login form once it's visible: the previous page may have fields with the same names. */
export async function submitLogin(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  const button = page.getByRole('button', { name: 'Log in' });
  await expect(button).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button.click();
}

/** Resolves on the requested page, by default the role's start page. */
export async function logIn(page: Page, account: LogInAccount, path: string = homeOf(account)): Promise<void> {
  await beginSession(page, addressOf(account), DEMO_PASSWORD);
  await page.goto(path);
}

/** For tests about logging in. Resolves on the page that the login leads to. */
export async function logInThroughThePage(page: Page, account: LogInAccount): Promise<void> {
  await page.goto('/auth/login');
  await submitLogin(page, addressOf(account));
  await page.waitForURL(`**${homeOf(account)}`);
}

const homeOf = (account: LogInAccount) => (account === 'incomplete' ? '/profile-information' : HOMES[account]);

/** The `test` for populated servers: their server has the demo community, with an account for every role. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { SIGN_UP_PROMPT_DELAY_MS } from '#domains/auth/flows/sign-up-prompt.ts';
import { test as base, expect } from './browser-test.ts';
import { beginSession } from './sessions.ts';

export { expect };

export type Account = 'admin' | 'member' | 'partner' | 'judge' | 'unverified' | 'incomplete';

type LogInAccount = Exclude<Account, 'unverified'>;

export const HOMES = { admin: '/admin', member: '/dashboard', partner: '/partner', judge: '/judge' } as const;

interface PromptFixture {
  /** In a slow test, the sign-up prompt would otherwise open after eight seconds. */
  isPromptAway: boolean;
}

export const test = base.extend<PromptFixture>({
  contents: 'demo',
  isPromptAway: [true, { option: true }],
  page: async ({ page, isPromptAway }, use) => {
    if (isPromptAway) await keepPromptAway(page);
    await use(page);
  },
});

/** On this page the sign-up prompt never opens. */
export async function keepPromptAway(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const start = window.setTimeout.bind(window);
    const never = 2 ** 31 - 1;
    const setTimeout = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      start(work, ms === delay ? never : ms, ...rest);
    Object.assign(window, { setTimeout });
  }, SIGN_UP_PROMPT_DELAY_MS);
}

export const addressOf = (account: Account): string => `${account}@groundswell.example`;

/** Fills in the login form, once it is there: the page before it may have fields with the same names. */
export async function submitLogin(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  const button = page.getByRole('button', { name: 'Log in' });
  await expect(button).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button.click();
}

/** Resolves on the requested page, by default the one that a login leads to. */
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

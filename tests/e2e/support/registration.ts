import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '../../support/mailbox.ts';
import { submitLogin } from './community-test.ts';

export const GOOD_PASSWORD = 'river-lantern-orbit-42';

export const someEmail = (): string => `visitor.${randomUUID().slice(0, 8)}@example.org`;

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Location').fill('Lagos');
  await page.getByLabel('Phone number').fill('+234 1 2345678');
  await page.getByRole('checkbox').check();
}

/** Walks the whole way into the member area. @returns the address, whose password is GOOD_PASSWORD. */
export async function becomeMember(page: Page, mailbox: Mailbox): Promise<string> {
  const email = someEmail();
  await page.goto('/auth/register');
  await fillRegistration(page, email);
  await sendRegistration(page);
  await page.waitForURL('**/auth/login');
  await page.goto(await mailbox.linkTo(email, /\/auth\/verify\//));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is verified');
  await page.goto('/auth/login');
  await submitLogin(page, email, GOOD_PASSWORD);
  await page.waitForURL('**/profile-information');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.waitForURL('**/dashboard');
  return email;
}

export const sendRegistration = (page: Page) => page.getByRole('button', { name: 'Create the account' }).click();

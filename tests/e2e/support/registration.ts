import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient } from '../../support/client.ts';
import { tokenOf } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import type { Mailbox } from '../../support/mailbox.ts';
import { beginSession } from './sessions.ts';

export const VALID_PASSWORD = 'river-lantern-orbit-42';

export const uniqueEmail = (): string => `visitor.${randomUUID().slice(0, 8)}@example.org`;

const ADA = {
  name: 'Ada',
  lastName: 'Okafor',
  location: 'Lagos',
  contactNo: '+234 1 2345678',
  isTermsAgreed: true,
};

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(VALID_PASSWORD);
  await page.getByLabel('First name').fill(ADA.name);
  await page.getByLabel('Last name').fill(ADA.lastName);
  await page.getByLabel('Location').fill(ADA.location);
  // Closes the suggestions, which would cover what is below.
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox').check();
}

/** Registers and logs in a member with GOOD_PASSWORD. Resolves on the requested page. @returns the email address. */
export async function becomeMember(page: Page, mailbox: Mailbox, path = '/dashboard'): Promise<string> {
  const email = uniqueEmail();
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const newcomer = createClient(origin);
  dataOf(await newcomer.post('/users', { ...ADA, email, password: VALID_PASSWORD }));
  // Elsewhere than where they registered, where the link would begin a session of its own.
  const elsewhere = createClient(origin);
  dataOf(await elsewhere.post(`/verify/${tokenOf(await mailbox.linkTo(email, /\/auth\/verify\//))}`));
  await beginSession(page, email, VALID_PASSWORD);
  await page.goto(path);
  return email;
}

export const sendRegistration = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

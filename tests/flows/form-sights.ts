/** Checks what every form shows. */
import { expect, type Page } from '@playwright/test';

export interface SentForm {
  /** The name of its button. */
  name: string;
  /** What a screen reader announces while waiting for the response. */
  pending: string;
}

const buttonOf = (page: Page, { name }: SentForm) => page.getByRole('button', { name, exact: true });
const statusOf = (page: Page, { pending }: SentForm) => page.getByRole('status').filter({ hasText: pending });

export async function expectOpen(page: Page, form: SentForm): Promise<void> {
  await expect(buttonOf(page, form)).toBeEnabled();
  await expect(statusOf(page, form)).toHaveCount(0);
}

export async function expectPending(page: Page, form: SentForm): Promise<void> {
  await expect(buttonOf(page, form)).toBeDisabled();
  await expect(statusOf(page, form)).toHaveCount(1);
}

export const send = (page: Page, form: SentForm): Promise<void> => buttonOf(page, form).click();

export const expectAlert = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Not of the form's own address, which has the id, too. */
export const untilImpactPage = (page: Page, id: string): Promise<void> =>
  page.waitForURL(({ pathname }) => pathname.startsWith(`/impacts/${id}`));

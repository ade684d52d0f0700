/** Decides on an application by keyboard: each decision may carry a message. */
import { expect, type Page } from '@playwright/test';

/** Resolves when the dialog is submitted. The decision is then held for the undo window. */
export async function decideByKey(page: Page, key: 'a' | 'd', message?: string): Promise<void> {
  await page.keyboard.press(key);
  const field = page.getByRole('dialog').getByLabel(/^Message/);
  await expect(field).toBeFocused();
  if (message !== undefined) await field.fill(message);
  await field.press('Control+Enter');
  await expect(field).toHaveCount(0);
}

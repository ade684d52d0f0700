/** Finding one's way in a queue of decisions, whatever is decided there. */
import type { Page } from '@playwright/test';

/** @param queue as the list is called on the screen. */
export const rowOf = (page: Page, text: string, queue: string) =>
  page.getByRole('region', { name: queue, exact: true }).getByRole('listitem').filter({ hasText: text });

export const currentRow = (page: Page) => page.locator('[aria-current="true"]');

/** Finds the rows of a queue of decisions. */
import type { Page } from '@playwright/test';

/** @param queue the list's accessible name. */
export const rowOf = (page: Page, text: string, queue: string) =>
  page.getByRole('region', { name: queue, exact: true }).getByRole('listitem').filter({ hasText: text });

export const currentRow = (page: Page) => page.locator('[data-queue-row][aria-current="true"]');

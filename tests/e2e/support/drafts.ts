/** What a page has begun to write and not sent, as the browser's own storage has it. */
import { expect, type Page } from '@playwright/test';

/** Ends when these words are in the storage, and not only on the screen: from then on a reload brings them back. */
export const untilKept = (page: Page, words: string): Promise<void> =>
  expect.poll(() => keptDrafts(page), 'the draft is kept').toContain(words);

/** Ends when nothing of any draft is in the storage. */
export const untilNothingIsKept = (page: Page): Promise<void> =>
  expect.poll(() => keptDrafts(page), 'no draft is kept').toBe('[]');

const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        // Opened before the page has made its stores, it would be left without them.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('[]');
        opening.onsuccess = () => {
          const database = opening.result;
          const kept = database.transaction('texts').objectStore('texts').getAll();
          kept.onerror = () => reject(kept.error);
          kept.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(kept.result));
          };
        };
      }),
  );

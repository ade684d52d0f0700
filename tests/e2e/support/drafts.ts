/** Unsent drafts in the browser's storage. */
import { expect, type Page } from '@playwright/test';

/** Resolves when these words are stored, and not only on the screen: from then on they survive a reload. */
export const untilDraftSaved = (page: Page, words: string): Promise<void> =>
  expect.poll(() => readDrafts(page), 'the draft is kept').toContain(words);

/** Resolves when no draft is stored. */
export const untilNoDrafts = (page: Page): Promise<void> =>
  expect.poll(() => readDrafts(page), 'no draft is kept').toBe('[]');

/** Makes the page wait for every draft that it reads, as on a slow device. @returns a function that ends the wait. */
export async function holdDrafts(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    () =>
      new Promise<{ isOver: boolean }>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const hold = { isOver: false };
          const database = opening.result;
          // Until this transaction ends, no other one on the store begins.
          const texts = database.transaction('texts', 'readwrite').objectStore('texts');
          const keepOpen = () => {
            if (hold.isOver) database.close();
            else texts.count().onsuccess = keepOpen;
          };
          keepOpen();
          resolve(hold);
        };
      }),
  );
  return () =>
    held.evaluate((hold) => {
      hold.isOver = true;
    });
}

const readDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        // Don't create the database: if it's created here first, it lacks the page's stores.
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

/** What a browser keeps of the product for use without a network. */
import { expect, type Page } from '@playwright/test';
import { isAccountCache, isFilesCache, SHELL } from '#platform/browser/device/device-caches.ts';

/** Resolves once a page opens without a network: its worker answers, and every file is there. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (shell) => {
        const isControlled = navigator.serviceWorker.controller !== null;
        const isThere = (
          await Promise.all((await caches.keys()).map(async (cacheName) => caches.match(shell, { cacheName })))
        ).some(Boolean);
        return isControlled && isThere;
      }, SHELL),
    )
    .toBe(true);
}

interface Kept {
  accounts: string[];
  builds: string[];
  workers: number;
}

export async function readKept(page: Page): Promise<Kept> {
  const { names, workers } = await page.evaluate(async () => ({
    names: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { accounts: names.filter(isAccountCache), builds: names.filter(isFilesCache), workers };
}

/** Everything that is stored in the browser, as text: every cache, every database, both storages. */
export const readStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        found.push(name, JSON.stringify([await settled(all.getAllKeys()), await settled(all.getAll())]));
      }
      database.close();
    }
    return found.join('\n');

    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  });

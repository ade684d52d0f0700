/** What this device keeps of the account that is logged in on it. */
import { accountCacheOf, isAccountCache, OWNER_MARK, SHARED, SHARED_NAME } from './device-caches.ts';

/** Browsers have caches on encrypted connections only. */
const hasCaches = () => 'caches' in globalThis;

/** From now on, the service worker keeps what this account reads. Deletes what another account has left. */
export async function keepForAccount(accountId: string): Promise<void> {
  const own = accountCacheOf(accountId);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isAccountCache(name) && name !== own).map((name) => caches.delete(name)));
  await (await caches.open(own)).put(OWNER_MARK, new Response());
}

/** When someone logs out: deletes everything that was kept, and the worker that would keep more. */
export async function forgetDevice(): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}

/** Whether there is anything of someone's. Visitors keep what is public. */
export const isAccountKept = async (): Promise<boolean> => hasCaches() && (await caches.keys()).some(isAccountCache);

/** Takes the files that were shared from another app since the last time. */
export async function takeSharedFiles(accountId: string): Promise<File[]> {
  const name = accountCacheOf(accountId);
  if (!hasCaches() || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    if (!new URL(request.url).pathname.startsWith(SHARED)) continue;
    const answer = await cache.match(request);
    // Another tab may have taken it.
    if (!answer || !(await cache.delete(request))) continue;
    const type = answer.headers.get('content-type') ?? '';
    files.push(new File([await answer.blob()], decodeURIComponent(answer.headers.get(SHARED_NAME) ?? ''), { type }));
  }
  return files;
}

/** Each list someone filters is kept by its address, and people filter many. */
const MAX_ANSWERS = 300;

/** Deletes the answers that were received longest ago. */
export async function tidyAccount(accountId: string): Promise<void> {
  const name = accountCacheOf(accountId);
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  await Promise.all(kept.slice(0, -MAX_ANSWERS).map((request) => cache.delete(request)));
}

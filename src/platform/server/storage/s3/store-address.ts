/** Addresses of the bucket and its files. */
import type { StoreConfig } from '#platform/server/config/store-config.ts';

/** @param key empty for the bucket itself. */
export function addressIn(store: StoreConfig, key: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(store.endpoint);
  if (!store.isPathStyle) url.hostname = `${store.bucket}.${url.hostname}`;
  url.pathname = [...(store.isPathStyle ? [store.bucket] : []), ...(key ? [key] : [])].join('/');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Fetches the files that pages need without a network, a few at a time while the browser is idle. */
import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { filesCacheOf, isFilesCache, SHELL } from '#platform/browser/device/device-caches.ts';
import { whenIdle } from '#ui/timing/when-idle.ts';

/** Written by the build, for each language. */
interface KeptFiles {
  build: string;
  files: Record<KeptPart, readonly string[]>;
}

/** What everyone who is logged in needs, what each role's own pages do, and what it takes to check credentials. */
type KeptPart = Role | 'all' | 'verify';

const AT_ONCE = 2;
/** Pages that are still open run the code of the build before. */
const BUILDS_KEPT = 2;

/**
 * @param isWanted false once the person has logged out.
 * @returns the server's build; null if nothing was kept.
 */
export async function keepFiles(parts: readonly KeptPart[], isWanted: () => boolean): Promise<string | null> {
  const answer = await fetch(`/kept-files.${say('language.code')}.json`, { cache: 'no-cache' });
  if (!answer.ok) return null;
  const { build, files }: KeptFiles = await answer.json();
  const before = (await caches.keys()).filter(isFilesCache);
  const cache = await caches.open(filesCacheOf(build));
  const missing = await listMissing(cache, [...new Set(parts.flatMap((part) => files[part]))]);
  // A slow or costly connection keeps only what people open.
  if (!savesData()) await fetchAll(cache, missing, before, isWanted);
  if (!isWanted()) return null;
  // The last, since it needs the others. The one that is kept may be in another language.
  await cache.add(new Request(SHELL, { cache: 'no-cache' }));
  const old = (await caches.keys()).filter((name) => isFilesCache(name) && name !== filesCacheOf(build));
  await Promise.all(old.slice(0, -(BUILDS_KEPT - 1)).map((name) => caches.delete(name)));
  return build;
}

async function listMissing(cache: Cache, files: readonly string[]): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !kept.has(file));
}

async function fetchAll(cache: Cache, files: string[], before: string[], isWanted: () => boolean): Promise<void> {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined && isWanted(); file = queue.shift()) {
      await untilIdle();
      await keepFile(cache, file, before);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A file whose name an earlier build had too is the same. */
async function keepFile(cache: Cache, file: string, before: readonly string[]): Promise<void> {
  if (file.startsWith('/assets/')) {
    for (const cacheName of before) {
      const same = await caches.match(file, { cacheName, ignoreVary: true });
      if (same) return cache.put(file, same);
    }
  }
  await cache.add(file);
}

const untilIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** The page's own files. Their names change with their content, so a kept one is as good as the server's. */
import { isFilesCache, SHELL } from '#platform/browser/device/device-caches.ts';
import type { FetchEvent } from './scope.ts';

/** Files whose names stay the same, so the server's are newer. */
const CHANGING = /^\/(early\.js|favicon\.svg)$/;

/** Those of the build, and the community's own pictures. */
const LASTING = /^\/(assets|look)\//;

export const isFile = (path: string): boolean => LASTING.test(path) || CHANGING.test(path);

export async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event;
  if (CHANGING.test(path)) {
    try {
      return await fetch(request);
    } catch (unreachable) {
      const kept = await findFile(request);
      if (!kept) throw unreachable;
      return kept;
    }
  }
  const kept = await findFile(request);
  if (kept) return kept;
  const answer = await fetchOnceOnline(request);
  // What someone has opened once opens again without a network.
  if (answer.ok && answer.status === 200) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

export const openShell = (): Promise<Response | undefined> => findFile(SHELL);

/** Those of the newest build first. */
async function findFile(file: RequestInfo): Promise<Response | undefined> {
  const names = (await caches.keys()).filter(isFilesCache);
  for (const name of names.reverse()) {
    const found = await (await caches.open(name)).match(file, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function keep(request: Request, answer: Response): Promise<void> {
  const newest = (await caches.keys()).findLast(isFilesCache);
  if (newest !== undefined) await (await caches.open(newest)).put(request, answer);
}

/** A script that can't be loaded stays unloadable until the page is opened again, so it waits for a network. */
async function fetchOnceOnline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (unreachable) {
    if (navigator.onLine) throw unreachable;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return await fetch(request);
  }
}

/**
 * Brings an open page to the server's version. The document always comes from the server, so only pages that have been
 * open since before the change are older: they are loaded again when someone goes to another page.
 */
import { say } from '#languages/say.ts';
import { TAKE_OVER } from '#platform/browser/device/device-caches.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { safeStorage } from '#platform/browser/page/safe-storage.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import { listToasts, toast } from '#ui/feedback/toast.ts';
import type { AppRouter } from '../router.ts';
import { sharedQueryClient } from '../shell/shared-query-client.ts';

/** By then it has taken over, unless other windows use the worker before it. */
const OTHER_WINDOWS_MS = 1_000;
const BUILD = 'build';
const storage = safeStorage(() => localStorage);

export function followVersions(registration: ServiceWorkerRegistration, router: AppRouter): void {
  // This document came from the server, so it's at least as new as a worker that was installed before.
  registration.waiting?.postMessage(TAKE_OVER);
  registration.addEventListener('updatefound', () => {
    const { active, waiting, installing: worker } = registration;
    if (!active) return;
    // It has nothing to do when it's installed, so that may be over already.
    if (waiting) return reloadOnNextPage(waiting, router);
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') reloadOnNextPage(worker, router);
    });
  });
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    // Without a connection, the next time will do.
    registration.update().catch(() => undefined);
  });
}

function reloadOnNextPage(worker: ServiceWorker, router: AppRouter): void {
  let shown = router.state.location.pathname;
  const stop = router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    // Something is still being sent, or can be undone.
    if (historyAction !== 'PUSH' || sharedQueryClient.isMutating() > 0 || listToasts().length > 0) return;
    stop();
    worker.postMessage(TAKE_OVER);
    // A page that is loaded while one worker follows the other can be left without an answer.
    worker.addEventListener('statechange', () => window.location.reload(), { once: true });
    setTimeout(() => window.location.reload(), OTHER_WINDOWS_MS);
  });
}

/** Says so once, on the first page of a new version. */
export function sayIfUpdated(build: string): void {
  const before = storage.get(BUILD);
  storage.set(BUILD, build);
  if (before === null || before === build) return;
  toast({ message: say('app.offline.updated', { name: readPageSettings().appName }), isPassing: true });
}

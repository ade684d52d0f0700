/**
 * The service worker of people who are logged in. Documents always come from the server while it answers, so that no
 * page is older than its server; what this device keeps is used when there is no answer.
 */
import type { PushMessage } from '#domains/notifications/push-message.ts';
import { TAKE_OVER } from '#platform/browser/device/device-caches.ts';
import { answerCall, isKeptCall } from './calls.ts';
import { answerFile, isFile, openShell } from './files.ts';
import { openPush, showPush } from './push.ts';
import { type FetchEvent, scope } from './scope.ts';
import { isShare, receiveShare } from './share.ts';

/** Pages that aren't the product's own, and files that are read as they are. */
const LEFT_ALONE =
  /^\/(api|dev\/mail|inspector|feeds|media|embed|previews|look|share)(\/|$)|\.(txt|xml|ics|webmanifest)$/;

// So that the page that has registered it can be opened again without a network.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

// A newer worker waits for as long as another window is open, which runs the code of the version before.
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOverIfAlone());
});

scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json() as PushMessage));
});

scope.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));

async function takeOverIfAlone(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await scope.skipWaiting();
}

/** @returns null to leave the request to the browser. */
function answerOf(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return null;
  if (isShare(request, pathname)) return receiveShare(request);
  // What asks for no cache wants to know whether the server answers.
  if (request.method !== 'GET' || request.cache === 'no-store') return null;
  if (request.mode === 'navigate') return LEFT_ALONE.test(pathname) ? null : openPage(request);
  if (isFile(pathname)) return answerFile(event, pathname);
  return isKeptCall(pathname) ? answerCall(event) : null;
}

async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const shell = await openShell();
    if (!shell) throw unreachable;
    return shell;
  }
}

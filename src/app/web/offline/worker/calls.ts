/** What someone has read last: lists, impacts, scholarships and their own profile, shown when the server is silent. */
import { accountCacheOf, KEPT_AT, OWNER_MARK } from '#platform/browser/device/device-caches.ts';
import { readClaims } from '#platform/browser/session/token-claims.ts';
import type { FetchEvent } from './scope.ts';

/** A stopped server doesn't always refuse: often nothing comes. */
const PATIENCE_MS = 5_000;

/**
 * What is worth reading again, and may be kept. What staff read about others isn't here: queues, reports, accounts,
 * applications; nor what shows where someone is logged in, or what they exported.
 */
const KEPT = new RegExp(
  `^/api/(${[
    'users/(view|me/points|leaderboard(/list)?)',
    'impact(/(user|namings|GetFeaturedPost|ID|(related|trees|impactbycouncil|check-if-editable)/ID))?',
    'impact-event-type',
    'opportunity(/(user|upcoming|GetFeaturedPost|ID/?))?',
    'opportunity-(type|category)',
    'user-opportunity-fav',
    'council(/(user|names|ID|all(impact|council)dataofuser/ID))?',
    'general/notification',
    'comment|feed|follow/state|partners|stats(/(week|places))?',
    'people/ID|media/users(/ID)?|news/(publicNews|ID)|sdg(/[^/]+)?',
  ].join('|')})$`.replaceAll('ID', '[0-9a-f-]{36}'),
);

export const isKeptCall = (path: string): boolean => KEPT.test(path);

export async function answerCall(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const accountId = readClaims(request.headers.get('authorization') ?? '').subject;
  if (accountId === null) return fetch(request);
  const name = accountCacheOf(accountId);
  const before = await (await openOwn(name))?.match(request.url, { ignoreVary: true });
  const asked = fetch(unlessTheSame(request, before)).then((told) => {
    const answer = told.status === 304 && before ? withoutAge(before) : told;
    event.waitUntil(remember(name, request.url, answer.clone()));
    return answer;
  });
  // It may fail after what is kept has been shown.
  asked.catch(() => undefined);
  const kept = async () => (await (await openOwn(name))?.match(request.url, { ignoreVary: true })) ?? asked;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return await Promise.race([asked, patience.then(kept)]);
  } catch {
    return await kept();
  }
}

/** What hasn't changed isn't sent again, which is most of what the opened page reads. */
function unlessTheSame(request: Request, kept: Response | undefined): Request {
  const tag = kept?.headers.get('etag');
  if (!tag) return request;
  const headers = new Headers(request.headers);
  headers.set('if-none-match', tag);
  return new Request(request, { headers });
}

function withoutAge(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.delete(KEPT_AT);
  return new Response(kept.body, { headers });
}

/** @returns null if nobody with this account is logged in. Opening a cache would create it. */
const openOwn = async (name: string): Promise<Cache | null> => ((await caches.has(name)) ? caches.open(name) : null);

async function remember(name: string, address: string, answer: Response): Promise<void> {
  const cache = await openOwn(name);
  if (!cache) return;
  // What someone may no longer read, or what is gone, isn't shown later either.
  if ([403, 404, 410].includes(answer.status)) await cache.delete(address);
  if (answer.status !== 200) return;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, `${Date.now()}`);
  await cache.put(address, new Response(await answer.blob(), { headers }));
  // A logout in the meantime has deleted the cache, and the line above brought it back.
  if (!(await cache.match(OWNER_MARK))) await caches.delete(name);
}

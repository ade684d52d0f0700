/**
 * The followed page's side: reports to followers what its machines do, and keeps a history for those who join later.
 */

import type { AnyActor } from 'xstate';
import { FLOWS_CHANNEL } from '#app/web/inspector-names.ts';
import { sharedQueryClient } from '#app/web/shell/shared-query-client.ts';
import { say } from '#languages/say.ts';
import { watchFlows } from '#platform/browser/flows/running-flows.ts';
import { createDeferred } from '#ui/timing/deferred.ts';
import { type ChannelMessage, type FlowMessage, type FollowedPage, presenceOf } from './channel.ts';
import { maskAddresses } from './mask.ts';
import { createReporter } from './reporter.ts';
import { followShownItems } from './shown-items.ts';
import { createHistory } from './trace/message-history.ts';

let isRunning = false;

/** Loaded in demo mode and development only. */
export function startHub(): void {
  if (isRunning) return;
  isRunning = true;
  const id = crypto.randomUUID();
  const actors = new Map<string, AnyActor>();
  const history = createHistory();
  const channel = new BroadcastChannel(FLOWS_CHANNEL);
  const post = (message: ChannelMessage) => channel.postMessage(message);
  let isPresent = false;
  const report = (messages: FlowMessage[], isReplay: boolean) => {
    if (isPresent) post({ type: 'flows.told', page: describePage(id), messages, isReplay });
  };
  const reportActor = createReporter((message) => {
    history.add(message);
    report([message], false);
  });

  watchFlows((actor) => {
    if (actors.has(actor.sessionId)) return;
    actors.set(actor.sessionId, actor);
    reportActor(actor);
  });
  // Not among the actors: an event sent to one of these would change the picture, but nothing on the server.
  followShownItems(sharedQueryClient.getQueryCache(), reportActor);

  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.type === 'flows.hello') report(history.all(), true);
    if (data.type !== 'flows.send' || data.page !== id) return;
    const reason = sendGuarded(actors.get(data.sessionId), data.event);
    if (reason !== null) post({ type: 'flows.refused', page: id, reason });
  });

  const onHeld = () => {
    isPresent = true;
    report(history.all(), true);
  };
  let leave = holdPresence(id, onHeld);
  addEventListener('pagehide', () => {
    isPresent = false;
    leave();
    post({ type: 'flows.left', page: id });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leave = holdPresence(id, onHeld);
  });
}

/**
 * Calls `onHeld` once the page holds its presence lock, whose release followers wait for.
 * @returns a function that releases the lock.
 */
function holdPresence(id: string, onHeld: () => void): () => void {
  const { promise, resolve } = createDeferred();
  const hold = () => {
    onHeld();
    return promise;
  };
  // Pages that aren't served over HTTPS have no locks.
  if ('locks' in navigator) void navigator.locks.request(presenceOf(id), hold);
  else void hold();
  return resolve;
}

/** @returns why the machine refused it; null if it was accepted. */
function sendGuarded(actor: AnyActor | undefined, event: { type: string }): string | null {
  if (actor === undefined) return say('inspector.hub.ended');
  try {
    if (!actor.getSnapshot().can(event)) return say('inspector.hub.refused');
  } catch {
    return say('inspector.hub.dataMissing');
  }
  actor.send(event);
  return null;
}

const describePage = (id: string): FollowedPage => ({
  id,
  title: document.title,
  path: maskAddresses(`${location.pathname}${location.search}`),
});

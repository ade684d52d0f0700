/**
 * The followed page's side: tells followers what its machines do, and keeps a history for those who join
 * later.
 */
import type { AnyActor } from 'xstate';
import { FLOWS_CHANNEL } from '#app/followed.ts';
import { watchFlows } from '#platform/browser/running-flows.ts';
import type { ChannelMessage, FlowMessage, FollowedPage } from './channel.ts';
import { createKeeper } from './keeper.ts';
import { maskAddresses } from './mask.ts';
import { createTeller } from './teller.ts';

let isRunning = false;

/** Loaded in demo mode and development only. */
export function startHub(): void {
  if (isRunning) return;
  isRunning = true;
  const id = crypto.randomUUID();
  const actors = new Map<string, AnyActor>();
  const keeper = createKeeper();
  const channel = new BroadcastChannel(FLOWS_CHANNEL);
  const say = (message: ChannelMessage) => channel.postMessage(message);
  const tell = (messages: FlowMessage[], isReplay: boolean) =>
    say({ type: 'flows.told', page: describePage(id), messages, isReplay });
  const tellAbout = createTeller((message) => {
    keeper.keep(message);
    tell([message], false);
  });

  watchFlows((actor) => {
    if (actors.has(actor.sessionId)) return;
    actors.set(actor.sessionId, actor);
    tellAbout(actor);
  });

  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.type === 'flows.hello') tell(keeper.all(), true);
    if (data.type !== 'flows.send' || data.page !== id) return;
    const reason = sendGuarded(actors.get(data.sessionId), data.event);
    if (reason !== null) say({ type: 'flows.refused', page: id, reason });
  });
  addEventListener('pagehide', () => say({ type: 'flows.left', page: id }));
  addEventListener('pageshow', ({ persisted }) => (persisted ? tell(keeper.all(), true) : undefined));
}

/** @returns why the machine refused it; null if it was accepted. */
function sendGuarded(actor: AnyActor | undefined, event: { type: string }): string | null {
  if (actor === undefined) return 'This flow is no longer running.';
  try {
    if (!actor.getSnapshot().can(event)) return 'The flow doesn’t accept this event in its current state.';
  } catch {
    return 'The event is missing data the flow needs.';
  }
  actor.send(event);
  return null;
}

const describePage = (id: string): FollowedPage => ({
  id,
  title: document.title,
  path: maskAddresses(`${location.pathname}${location.search}`),
});

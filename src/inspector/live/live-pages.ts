/** Listens to followed pages while this page is open. */

import { useSyncExternalStore } from 'react';
import { FLOWS_CHANNEL } from '#app/web/inspector-names.ts';
import { say } from '#languages/say.ts';
import { isRecord } from '../graph/definition.ts';
import { type ChannelMessage, type FlowMessage, type FollowedPage, presenceOf } from './channel.ts';
import { applyReport, type LivePage } from './live-state.ts';

interface LiveState {
  pages: readonly LivePage[];
  /** Why the last event was refused. */
  refusal: string | null;
}

/** The page id of the window that opened this one: it only sends messages, without a handshake. */
export const OPENER = 'opener';

let state: LiveState = { pages: [], refusal: null };
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

export function useLivePages(): LiveState {
  return useSyncExternalStore(subscribe, () => state);
}

export function sendEvent(page: string, sessionId: string, event: { type: string }): void {
  change({ refusal: null });
  channel?.postMessage({ type: 'flows.send', page, sessionId, event } satisfies ChannelMessage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (channel === null) listen();
  return () => listeners.delete(listener);
}

function listen(): void {
  channel = new BroadcastChannel(FLOWS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => receive(data));
  greet();
  listenToOpener();
}

const greet = () => channel?.postMessage({ type: 'flows.hello' } satisfies ChannelMessage);

function receive(message: ChannelMessage): void {
  if (message.type === 'flows.here') greet();
  if (message.type === 'flows.told') {
    if (!state.pages.some(({ id }) => id === message.page.id)) forgetOnceGone(message.page.id);
    apply(message);
  }
  if (message.type === 'flows.left') forget(message.page);
  if (message.type === 'flows.refused') change({ refusal: message.reason });
}

const forget = (page: string) => change({ pages: state.pages.filter(({ id }) => id !== page) });

/** A page that crashes, or is closed on a busy machine, can't send `flows.left`: wait for the release of its lock. */
function forgetOnceGone(page: string): void {
  if ('locks' in navigator) void navigator.locks.request(presenceOf(page), () => forget(page));
}

function apply(report: { page: FollowedPage; messages: FlowMessage[]; isReplay: boolean }): void {
  const known = state.pages.find(({ id }) => id === report.page.id);
  const page = applyReport(known, report);
  change({ pages: known ? state.pages.map((one) => (one === known ? page : one)) : [page, ...state.pages] });
}

function change(changes: Partial<LiveState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

/** A page of this origin that opened or frames this one may use the official inspector's protocol. */
function listenToOpener(): void {
  const partner: Window | null = window.self === window.top ? window.opener : window.parent;
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== partner || !isInspectionMessage(data)) return;
    apply({
      page: { id: OPENER, title: say('inspector.livePages.opener'), path: '' },
      messages: [data],
      isReplay: false,
    });
  });
  partner?.postMessage({ type: '@statelyai.connected' }, location.origin);
}

const isInspectionMessage = (data: unknown): data is FlowMessage =>
  isRecord(data) && typeof data['_version'] === 'string' && String(data['type']).startsWith('@xstate.');

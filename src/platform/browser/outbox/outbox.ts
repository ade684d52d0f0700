/** What someone submitted or pressed without a connection: each has a machine, and they are sent one by one. */
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Actor, createActor, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { createDeferred } from '#ui/timing/deferred.ts';
import { onConnectionChange, readConnection } from '../calls/connection-state.ts';
import { makeStaleOnceLeft } from '../calls/stale.ts';
import { showFlow } from '../flows/running-flows.ts';
import { createTabChannel } from '../session/tab-channel.ts';
import { zPress } from './press.ts';
import { showPresses } from './shown-presses.ts';
import { waitingItemMachine } from './waiting-item.ts';
import { findWaitingKind, type WaitingKind } from './waiting-kind.ts';
import {
  type Kept,
  listWaiting,
  moveToWaiting,
  removeUnlessSending,
  sendWaiting,
  storeWaiting,
  takeUpWaiting,
  type Waiting,
} from './waiting-storage.ts';

export interface WaitingItem<Value = unknown> extends Waiting<Value> {
  actor: Actor<typeof waitingItemMachine>;
}

interface Sender {
  client: QueryClient;
  /** Loads the code that sends a kind. */
  loadKind: (name: string) => Promise<unknown>;
}

const CHANGED = 'changed';
/** A line that is up without the browser having noticed a change. */
const RETRY_MS = 15_000;
const NONE: readonly WaitingItem[] = [];
const tabs = createTabChannel('groundswell:outbox');

let ownerId: string | null = null;
let items = NONE;
let sender: Sender | null = null;
let sending: Promise<void> | null = null;
let stopFollowing: (() => void) | null = null;
let stopSending: (() => void) | null = null;
const opening = createDeferred();
const stops = new Map<string, () => void>();
const listeners = new Set<() => void>();

function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this person has waiting on this device; nothing for visitors. */
export function useWaitingItems<Value, Sent>(
  { name, schema }: WaitingKind<Value, Sent>,
  personId: string | null,
): readonly WaitingItem<Value>[] {
  useEffect(() => {
    if (personId !== null) void openOutbox(personId);
  }, [personId]);
  const all = useSyncExternalStore(
    onOutboxChange,
    () => items,
    () => NONE,
  );
  return useMemo(
    () =>
      all.flatMap((item) => {
        const parsed = item.kind === name ? schema.safeParse(item.value) : null;
        return parsed?.success ? { ...item, value: parsed.data } : [];
      }),
    [all, name, schema],
  );
}

/** Shows what this person has waiting on this device, and nobody else's. */
export async function openOutbox(personId: string): Promise<void> {
  if (ownerId !== personId) closeOutbox();
  ownerId = personId;
  stopFollowing ??= tabs.on(CHANGED, () => void readAfterOthers());
  opening.resolve();
  await read();
}

export function closeOutbox(): void {
  ownerId = null;
  sender = null;
  for (const stop of [stopFollowing, stopSending]) stop?.();
  stopFollowing = null;
  stopSending = null;
  show([]);
}

/** Sends what waits now, and whenever there may be a connection, until the outbox is closed. */
export function keepSending(client: QueryClient, loadKind: Sender['loadKind']): void {
  sender = { client, loadKind };
  stopSending?.();
  const stopListening = onConnectionChange(sendAll);
  const timer = setInterval(sendAll, RETRY_MS);
  stopSending = () => {
    stopListening();
    clearInterval(timer);
  };
  sendAll();
}

/** Keeps it until there's a connection. @throws if this browser doesn't store it. */
export async function keepWaiting<Value, Sent>(personId: string, kept: Kept<Value, Sent>): Promise<void> {
  await assertOpenFor(personId);
  const isLeft = await storeWaiting(personId, kept);
  const isIt = ({ kind, id }: WaitingItem) => kind === kept.kind.name && id === kept.id;
  if (!isLeft) items.find(isIt)?.actor.send({ type: 'draft.withdrawn' });
  await showStored();
  // There may be a connection, and only what waited before made this one wait too.
  if (kept.isTried !== true) sendAll();
}

/** The same for a draft with its files. */
export async function keepDraftWaiting<Value, Sent>(
  personId: string,
  draftKey: string,
  kept: Kept<Value, Sent>,
): Promise<void> {
  await assertOpenFor(personId);
  await moveToWaiting(personId, draftKey, kept);
  await showStored();
}

/** Nothing may be stored for someone who has logged out meanwhile. */
async function assertOpenFor(personId: string): Promise<void> {
  await opening.promise;
  if (personId !== ownerId) throw new Error('Someone else is logged in');
}

async function showStored(): Promise<void> {
  await read();
  tabs.notifyOthers(CHANGED);
}

/** Puts it back among the drafts, to be edited. @returns false while it's being sent. */
export const takeUp = ({ key, actor }: WaitingItem, draftKey: string, draft: unknown): Promise<boolean> =>
  end(actor, 'draft.takenUp', takeUpWaiting(key, draftKey, draft));

/** @returns false while it's being sent. */
export async function withdraw({ key, kind, value, actor }: WaitingItem): Promise<boolean> {
  const isDone = await end(actor, 'draft.withdrawn', removeUnlessSending(key));
  if (isDone) findWaitingKind(kind)?.onWithdrawn?.(value, key);
  return isDone;
}

async function end(
  actor: WaitingItem['actor'],
  type: 'draft.takenUp' | 'draft.withdrawn',
  done: Promise<true | null>,
): Promise<boolean> {
  if ((await done) === null) return false;
  actor.send({ type });
  tabs.notifyOthers(CHANGED);
  return true;
}

async function read(): Promise<void> {
  const personId = ownerId;
  if (personId === null) return;
  // A browser without storage has nothing waiting.
  const found = await listWaiting(personId).catch(() => []);
  if (personId !== ownerId) return;
  const known = found.map((waiting) => ({ ...waiting, actor: items.find(isSameAs(waiting))?.actor ?? start(waiting) }));
  // One that has just arrived is no longer stored, and is about to say so.
  const ending = items.filter(({ key, actor }) => isBeingSent(actor) && !known.some((item) => item.key === key));
  show([...known, ...ending]);
}

const isBeingSent = (actor: WaitingItem['actor']) => actor.getSnapshot().hasTag('loading');

/** Another tab may have learnt that it's refused. */
const isSameAs =
  ({ key, refusal }: Waiting) =>
  (item: WaitingItem) =>
    item.key === key &&
    (isBeingSent(item.actor) || (refusal === null) === (item.actor.getSnapshot().context.refusal === null));

/** What another tab has sent is also older here than what the server has. */
async function readAfterOthers(): Promise<void> {
  const before = items;
  await read();
  const sent = before.filter(({ key }) => !items.some((item) => item.key === key));
  const topics = sent.flatMap(({ kind }) => findWaitingKind(kind)?.topics ?? []);
  if (sender && topics.length > 0) await makeStaleOnceLeft(sender.client, ...topics);
}

function show(next: readonly WaitingItem[]): void {
  const before = items;
  if (before.length === 0 && next.length === 0) return;
  items = next;
  for (const { actor } of before) {
    if (next.some((item) => item.actor === actor)) continue;
    stops.get(actor.sessionId)?.();
    stops.delete(actor.sessionId);
  }
  showPresses(
    next.flatMap(({ kind, id, value }) => {
      const press = z.safeParse(zPress, value);
      return press.success ? { kind, id, isOn: press.data.isOn } : [];
    }),
  );
  for (const listener of listeners) listener();
}

function start({ key, kind: name, refusal }: Waiting): WaitingItem['actor'] {
  const send = async () => {
    const kind = findWaitingKind(name);
    if (sender && kind) await sendWaiting(key, kind, { client: sender.client, readOwner: () => ownerId });
  };
  const machine = waitingItemMachine.provide({ actors: { sendWaiting: fromPromise(send) } });
  const actor = createActor(machine, { input: { kind: name, refusal } });
  const hide = showFlow(actor);
  stops.set(actor.sessionId, () => {
    hide();
    actor.stop();
  });
  // What has ended is elsewhere, or gone.
  actor.subscribe({ complete: () => show(items.filter((item) => item.actor !== actor)) });
  actor.start();
  return actor;
}

/** One after the other: on a poor line, the first is through before the next begins. */
function sendAll(): void {
  if (!sender || sending || items.length === 0) return;
  sending = sendEach(sender)
    // A browser may close its storage at any time, and code may be missing without a connection.
    .catch(() => undefined)
    .finally(() => {
      sending = null;
    });
}

async function sendEach({ loadKind }: Sender): Promise<void> {
  const tried = new Set<WaitingItem['actor']>();
  const findNext = () => items.find(({ actor }) => !tried.has(actor) && actor.getSnapshot().can({ type: 'send.due' }));
  for (let next = findNext(); next && readConnection() !== 'offline'; next = findNext()) {
    const { actor, kind } = next;
    tried.add(actor);
    if (!findWaitingKind(kind)) await loadKind(kind);
    // Meanwhile another tab may have sent it, or its person logged out.
    if (actor.getSnapshot().status !== 'active') continue;
    actor.send({ type: 'send.due' });
    await untilAnswered(actor);
    await read();
    tabs.notifyOthers(CHANGED);
    // Without a connection there's no answer for the next either. A server that refuses one for now may take the next.
    if (actor.getSnapshot().matches('waiting') && readConnection() !== 'open') return;
  }
}

/** Also settles if it's stopped, since someone has logged out. */
const untilAnswered = (actor: WaitingItem['actor']): Promise<void> =>
  new Promise((resolve) => {
    if (actor.getSnapshot().status !== 'active') return resolve();
    actor.subscribe({
      next: (state) => (state.hasTag('loading') ? undefined : resolve()),
      complete: resolve,
    });
  });

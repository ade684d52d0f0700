/** The member's impacts that wait for a connection: each has a machine, and they are sent one by one. */
import { type Actor, createActor, fromPromise } from 'xstate';
import type { Impact } from '#generated/types.gen.ts';
import { readConnection } from '#platform/browser/calls/connection-state.ts';
import { showFlow } from '#platform/browser/flows/running-flows.ts';
import { keepTrying } from '#platform/browser/outbox/keep-trying.ts';
import { createTabChannel } from '#platform/browser/session/tab-channel.ts';
import { waitingImpactMachine } from '../../flows/waiting-impact.ts';
import { listWaiting, sendWaiting, takeUp, type WaitingImpact, withdraw } from './waiting-storage.ts';

export interface OutboxItem {
  waiting: WaitingImpact;
  actor: Actor<typeof waitingImpactMachine>;
}

const CHANGED = 'changed';
const tabs = createTabChannel('groundswell:outbox');
const NONE: readonly OutboxItem[] = [];

let ownerId: string | null = null;
let items = NONE;
let sending: Promise<void> | null = null;
const stops = new Map<string, () => void>();
const listeners = new Set<() => void>();
const sentListeners = new Set<(impact: Impact) => void>();

export const readOutbox = (): readonly OutboxItem[] => items;

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows what this member has waiting on this device, and nobody else's. */
export async function openOutbox(userId: string): Promise<void> {
  if (ownerId !== userId) closeOutbox();
  ownerId = userId;
  await read();
}

export function closeOutbox(): void {
  ownerId = null;
  show([]);
}

/** Call it when something was stored here. */
export const tellOutboxChanged = (): void => tabs.notifyAll(CHANGED);

tabs.on(CHANGED, () => void read());

async function read(): Promise<void> {
  const userId = ownerId;
  if (userId === null) return;
  // A browser without storage has nothing waiting.
  const found = await listWaiting(userId).catch(() => []);
  if (userId !== ownerId) return;
  const known = found.map((waiting) => items.find(isSameAs(waiting)) ?? start(waiting));
  // One that has just arrived is no longer stored, and is about to say so.
  const ending = items.filter((item) => item.actor.getSnapshot().hasTag('loading') && !known.includes(item));
  show([...known, ...ending]);
}

/** Another tab may have learnt that it's refused. */
const isSameAs =
  ({ key, refusal }: WaitingImpact) =>
  ({ waiting, actor }: OutboxItem) => {
    const state = actor.getSnapshot();
    return waiting.key === key && (state.hasTag('loading') || (refusal === null) === (state.context.refusal === null));
  };

function show(next: readonly OutboxItem[]): void {
  for (const item of items) {
    if (next.includes(item)) continue;
    stops.get(item.actor.sessionId)?.();
    stops.delete(item.actor.sessionId);
  }
  if (items.length === 0 && next.length === 0) return;
  items = next;
  for (const listener of listeners) listener();
}

function start(waiting: WaitingImpact): OutboxItem {
  const { key, draft, refusal } = waiting;
  const machine = waitingImpactMachine.provide({ actors: { sendImpact: fromPromise(() => sendWaiting(key)) } });
  const actor = createActor(machine, { input: { title: draft.title.trim(), refusal } });
  actor.on('impact.sent', ({ impact }) => {
    if (impact) for (const tell of sentListeners) tell(impact);
  });
  const hide = showFlow(actor);
  stops.set(actor.sessionId, () => {
    hide();
    actor.stop();
  });
  actor.start();
  return { waiting, actor };
}

/** @returns the draft that the form opens; null while it's being sent. */
export async function takeUpItem({ waiting, actor }: OutboxItem): Promise<string | null> {
  if (ownerId === null) return null;
  const id = await takeUp(ownerId, waiting);
  if (id !== null) end(actor, 'draft.takenUp');
  return id;
}

/** @returns false while it's being sent. */
export async function withdrawItem({ waiting, actor }: OutboxItem): Promise<boolean> {
  if ((await withdraw(waiting)) === null) return false;
  end(actor, 'draft.withdrawn');
  return true;
}

function end(actor: OutboxItem['actor'], type: 'draft.takenUp' | 'draft.withdrawn'): void {
  actor.send({ type });
  tellOutboxChanged();
}

/** Sends what waits now, and whenever there may be a connection. @returns a function that stops it. */
export function keepSending(onSent: (impact: Impact) => void): () => void {
  sentListeners.add(onSent);
  const stop = keepTrying(
    () => void sendAll(),
    () => items.length > 0,
  );
  return () => {
    sentListeners.delete(onSent);
    stop();
  };
}

/** One after the other: on a poor line, the first is through before the next begins. */
function sendAll(): Promise<void> {
  sending ??= sendEach().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendEach(): Promise<void> {
  for (const { actor } of items) {
    if (readConnection() === 'offline' || !actor.getSnapshot().can({ type: 'send.due' })) continue;
    actor.send({ type: 'send.due' });
    await untilAnswered(actor);
    tellOutboxChanged();
    // No answer for one is none for the next.
    if (actor.getSnapshot().matches('waiting')) return;
  }
}

/** Also settles if it's stopped, since someone has logged out. */
const untilAnswered = (actor: OutboxItem['actor']): Promise<void> =>
  new Promise((resolve) => {
    actor.subscribe({
      next: (state) => (state.hasTag('loading') ? undefined : resolve()),
      complete: resolve,
    });
  });

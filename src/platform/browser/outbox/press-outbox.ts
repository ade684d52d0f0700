/** Presses that wait for a connection, in this browser's storage: one per thing, which only its person's page reads. */
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { say } from '#languages/say.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { readConnection } from '../calls/connection-state.ts';
import { sayWhy } from '../calls/say-failure.ts';
import { makeStale, makeStaleOnceLeft } from '../calls/stale.ts';
import { changeDraft, readDraft, removeDraftIf } from '../forms/draft-storage.ts';
import { createTabChannel } from '../session/tab-channel.ts';
import { isUnanswered } from './is-unanswered.ts';
import { keepTrying } from './keep-trying.ts';
import { listWaitingKeys, WAITING_PRESS } from './waiting-keys.ts';
import {
  findPressKind,
  listTopics,
  type PressKind,
  readPresses,
  showPresses,
  storePressesWith,
  type WaitingPress,
} from './waiting-presses.ts';
import { withLock } from './with-lock.ts';

const zPress = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  isOn: z.boolean(),
  was: z.nullable(z.boolean()),
});

const CHANGED = 'changed';
const SENT = 'sent';
const tabs = createTabChannel('groundswell:presses');

let ownerId: string | null = null;
let sendNow: (() => void) | null = null;
let stopSending: (() => void) | null = null;

tabs.on(CHANGED, () => void read());

async function read(): Promise<void> {
  const personId = ownerId;
  if (personId === null) return;
  // A browser without storage has nothing waiting.
  const keys = await listWaitingKeys(personId, WAITING_PRESS).catch(() => []);
  const found = await Promise.all(keys.map(readPress));
  if (personId === ownerId) showPresses(found.flatMap((press) => press ?? []));
}

const keyOf = (personId: string, { kind, id }: WaitingPress) => `${WAITING_PRESS} ${personId} ${kind} ${id}`;

const readPress = async (key: string): Promise<WaitingPress | null> => pressIn((await readDraft(key))?.value);

function pressIn(stored: unknown): WaitingPress | null {
  const parsed = z.safeParse(zPress, stored);
  return parsed.success ? parsed.data : null;
}

/** The last press of a thing counts, and one that leads back to what the server has isn't sent at all. */
async function store(personId: string, press: WaitingPress): Promise<void> {
  // Nothing may be stored for someone who has logged out meanwhile.
  if (personId !== ownerId) throw new Error('Someone else is logged in');
  const key = keyOf(personId, press);
  const keep = (stored: unknown) => {
    const before = pressIn(stored);
    return before ? { ...press, was: before.was } : press;
  };
  await changeDraft(key, keep, new Date());
  await removeDraftIf(key, (stored) => isAsBefore(pressIn(stored)));
  await read();
  tabs.notifyOthers(CHANGED);
  // There may be a connection, and only what waited before made this one wait too.
  sendNow?.();
}

const isAsBefore = (press: WaitingPress | null) => press !== null && press.was === press.isOn;

storePressesWith(store);

type LoadKind = (name: string) => Promise<unknown>;

/** Shows what this person has waiting on this device, and sends it whenever there may be a connection. */
export async function beginPresses(personId: string, client: QueryClient, loadKind: LoadKind): Promise<void> {
  ownerId = personId;
  await read();
  let isSending = false;
  const send = () => {
    if (isSending) return;
    isSending = true;
    sendEach(client, loadKind)
      // A browser may close its storage at any time, and code may be missing without a connection.
      .catch(() => undefined)
      .finally(() => {
        isSending = false;
      });
  };
  if (personId !== ownerId) return;
  sendNow = send;
  const forget = tabs.on(SENT, () => void makeStaleOnceLeft(client, ...listTopics()));
  const stop = keepTrying(send, () => readPresses().length > 0);
  stopSending = () => {
    stop();
    forget();
  };
}

export function endPresses(): void {
  stopSending?.();
  stopSending = null;
  sendNow = null;
  ownerId = null;
  showPresses([]);
}

/** One after the other; no answer for one is none for the next. */
async function sendEach(client: QueryClient, loadKind: LoadKind): Promise<void> {
  for (const press of readPresses()) {
    const personId = ownerId;
    if (personId === null || readConnection() === 'offline') return;
    if (!findPressKind(press.kind)) await loadKind(press.kind);
    const kind = findPressKind(press.kind);
    if (!kind) continue;
    const isAnswered = await withLock(keyOf(personId, press), () => sendOne(client, kind, personId, press));
    // Read again before the press is no longer shown: an answer from before it may have arrived since.
    if (isAnswered) await makeStale(client, ...kind.topics);
    await read();
    tabs.notifyOthers(CHANGED);
    if (!isAnswered) return;
    tabs.notifyOthers(SENT);
  }
}

/** @returns false if there was no answer. */
async function sendOne(client: QueryClient, kind: PressKind, personId: string, listed: WaitingPress): Promise<boolean> {
  const key = keyOf(personId, listed);
  // From now on, nobody knows what the server has, until it answers.
  await changeDraft(key, withoutBefore, new Date());
  const press = await readPress(key);
  // Another tab has sent it, or its person has logged out.
  if (!press || personId !== ownerId) return true;
  const remove = () => removeDraftIf(key, (stored) => pressIn(stored)?.isOn === press.isOn);
  try {
    await kind.send(press, personId, client);
    await remove();
  } catch (error) {
    if (isUnanswered(error)) return false;
    await remove();
    const detail = say('platform.pressOutbox.refused', { title: isolate(press.title), why: sayWhy(error) });
    toast({ message: kind.sayFailed(press), detail, tone: 'danger', duration: null });
  }
  return true;
}

function withoutBefore(stored: unknown): WaitingPress | null {
  const press = pressIn(stored);
  return press && { ...press, was: null };
}

/** What waits for a connection, in this browser's storage: an item for each, which only its person's page reads. */
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { changeDraft, moveDraft, readDraft, removeDraft, removeDraftIf } from '../forms/draft-storage.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { isKeyOf } from '../forms/form-storage.ts';
import { isUnanswered } from './is-unanswered.ts';
import { refusalOf } from './waiting-item.ts';
import { listWaitingKeys, readWaitingKey, waitingKeyOf } from './waiting-keys.ts';
import type { WaitingKind } from './waiting-kind.ts';
import { unlessSending, withLock } from './with-lock.ts';

export const zRefusal = z.object({
  form: z.nullable(z.string()),
  fields: z.array(z.object({ name: z.string(), errors: z.array(z.string()) })),
});

const zStored = z.object({
  value: z.unknown(),
  refusal: z.nullable(zRefusal),
  /** Whether it was sent without an answer, so that nobody knows what the server has. */
  isTried: z.boolean(),
  /** Counts how often it was replaced: what was sent may not be the last. */
  turn: z.number(),
});

interface Stored extends Omit<z.infer<typeof zStored>, 'refusal'> {
  refusal: FormErrors | null;
}

export interface Waiting<Value = unknown> {
  key: string;
  kind: string;
  id: string;
  value: Value;
  refusal: FormErrors | null;
  /** When it was submitted. */
  at: Date;
}

function storedIn(draft: unknown): Stored | null {
  const parsed = z.safeParse(zStored, draft);
  return parsed.success ? parsed.data : null;
}

export async function listWaiting(personId: string): Promise<Waiting[]> {
  const items = await Promise.all((await listWaitingKeys(personId)).map(readWaiting));
  return items.flatMap((item) => item ?? []).sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function readWaiting(key: string): Promise<(Waiting & Stored) | null> {
  const draft = await readDraft(key);
  const stored = storedIn(draft?.value);
  return draft && stored && { key, ...readWaitingKey(key), ...stored, at: draft.at };
}

export interface Kept<Value, Sent> {
  kind: WaitingKind<Value, Sent>;
  id: string;
  value: Value;
  /** Whether the server may have it already. */
  isTried?: boolean;
}

/** The last one with this id counts. @returns whether anything is left to send. @throws if this browser doesn't store it. */
export async function storeWaiting<Value, Sent>(personId: string, kept: Kept<Value, Sent>): Promise<boolean> {
  const { kind, id, value, isTried = false } = kept;
  const key = waitingKeyOf(personId, kind.name, id);
  const replace = (draft: unknown): Stored => {
    const before = storedIn(draft);
    return { value, refusal: null, isTried: isTried || before?.isTried === true, turn: (before?.turn ?? 0) + 1 };
  };
  await changeDraft(key, replace, new Date());
  let isLeft = true;
  await removeIf(key, (stored) => {
    isLeft = stored.isTried || kind.isVoid?.(kind.schema.parse(stored.value)) !== true;
    return !isLeft;
  });
  return isLeft;
}

/** Stores a draft with its files, which are then no longer under its own key. */
export const moveToWaiting = <Value, Sent>(
  personId: string,
  draftKey: string,
  { kind, id, value }: Kept<Value, Sent>,
): Promise<void> =>
  moveDraft(
    draftKey,
    waitingKeyOf(personId, kind.name, id),
    (): Stored => ({ value, refusal: null, isTried: false, turn: 1 }),
  );

/** Puts it back among the drafts. @returns null while it's being sent. */
export const takeUpWaiting = (key: string, draftKey: string, draft: unknown): Promise<true | null> =>
  unlessSending(key, async (): Promise<true> => {
    if (await readWaiting(key)) await moveDraft(key, draftKey, () => draft);
    return true;
  });

/** @returns null while it's being sent. */
export const removeUnlessSending = (key: string): Promise<true | null> =>
  unlessSending(key, async (): Promise<true> => {
    await removeDraft(key);
    return true;
  });

interface Sender {
  client: QueryClient;
  /** Null once its person has logged out. */
  readOwner: () => string | null;
}

/**
 * Sends it and removes it from this device, in one tab at a time. If the answer is lost, it's the same one for the server
 * when it's sent again. Does nothing if another tab has sent it, or taken it up.
 */
export const sendWaiting = <Value, Sent>(
  key: string,
  kind: WaitingKind<Value, Sent>,
  { client, readOwner }: Sender,
): Promise<void> =>
  withLock(key, async () => {
    await alterStored(key, (stored) => ({ ...stored, isTried: true }));
    const waiting = await readWaiting(key);
    const personId = readOwner();
    // Someone else may have logged in while another tab was sending.
    if (!waiting || personId === null || !isKeyOf(personId)(key)) return;
    const { id, turn } = waiting;
    const isUnchanged = (stored: Stored) => stored.turn === turn;
    const value = kind.schema.parse(waiting.value);
    const change = (alter: (known: Value) => Value) =>
      alterStored(key, (stored) => ({ ...stored, value: alter(kind.schema.parse(stored.value)) }));
    const sent = await kind.send(value, { key, id, personId, client, change }).catch(async (error: unknown) => {
      if (isUnanswered(error)) throw error;
      if (kind.sayRefused) await removeIf(key, isUnchanged);
      else await alterStored(key, (stored) => ({ ...stored, refusal: refusalOf(error) }));
      kind.sayRefused?.(value, error);
      throw error;
    });
    await removeIf(key, isUnchanged);
    kind.onSent?.(sent, value, client);
  });

const removeIf = (key: string, isIt: (stored: Stored) => boolean): Promise<void> =>
  removeDraftIf(key, (draft) => {
    const stored = storedIn(draft);
    return stored !== null && isIt(stored);
  });

/** Leaves it alone if it's no longer there. */
async function alterStored(key: string, alter: (stored: Stored) => Stored): Promise<void> {
  const known = await readDraft(key);
  const alterDraft = (draft: unknown) => {
    const stored = storedIn(draft);
    return stored && alter(stored);
  };
  if (known) await changeDraft(key, alterDraft, known.at);
}

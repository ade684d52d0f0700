/**
 * What someone turned on or off without a connection, as it's shown until the server knows it. It lies over what the
 * server has answered, also over answers that this device has kept.
 */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isApiError } from '../calls/api-error.ts';
import { readConnection } from '../calls/connection-state.ts';
import type { Topic } from '../calls/stale.ts';
import { toastFailed } from '../calls/toast-failed.ts';
import { useKnownViewer } from '../session/viewer.ts';

/** The last press of a thing's button. */
export interface WaitingPress {
  kind: string;
  id: string;
  /** Says which one it is when it's refused. */
  title: string;
  isOn: boolean;
  /** What the server has; null once it was sent without an answer. */
  was: boolean | null;
}

/** Likes, saves, follows: what a domain's button turns on and off, as often as it likes. */
export interface PressKind {
  name: string;
  /** Sends it and updates what is cached. */
  send: (press: WaitingPress, personId: string, client: QueryClient) => Promise<void>;
  sayFailed: (press: WaitingPress) => string;
  topics: readonly Topic[];
}

const kinds = new Map<string, PressKind>();

/** Declares a kind, so that what waits can be sent wherever its button's code is loaded. */
export function pressKind(kind: PressKind): PressKind {
  kinds.set(kind.name, kind);
  return kind;
}

export const findPressKind = (name: string): PressKind | undefined => kinds.get(name);

export const listTopics = (): Topic[] => [...kinds.values()].flatMap(({ topics }) => topics);

type Store = (personId: string, press: WaitingPress) => Promise<void>;

let giveStore: (store: Store | Promise<Store>) => void = () => undefined;
const given = new Promise<Store>((resolve) => {
  giveStore = resolve;
});
given.catch(() => undefined);

/** Its code is loaded later, so that no page waits for it. */
export const storePressesWith = (store: Store | Promise<Store>): void => giveStore(store);

const storePress: Store = async (personId, press) => (await given)(personId, press);

let presses: readonly WaitingPress[] = [];
const listeners = new Set<() => void>();

export const readPresses = (): readonly WaitingPress[] => presses;

export function showPresses(next: readonly WaitingPress[]): void {
  presses = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useWaitingPress = (kind: string, id: string): WaitingPress | undefined =>
  useSyncExternalStore(
    subscribe,
    () => presses.find((press) => press.kind === kind && press.id === id),
    () => undefined,
  );

interface Liked {
  id: string;
  isLiked: boolean;
  likeCount: number;
}

/** A like and its count, where it can't be pressed. */
export function useShownLike(kind: string, { id, isLiked, likeCount }: Liked): Omit<Liked, 'id'> {
  const shown = useWaitingPress(kind, id)?.isOn ?? isLiked;
  return { isLiked: shown, likeCount: likeCount + Number(shown) - Number(isLiked) };
}

interface PressOptions {
  id: string;
  title: string;
  /** What the server has answered. */
  isOn: boolean;
  /** Sends it at once. */
  send: (isOn: boolean) => void;
}

interface Pressable {
  isOn: boolean;
  isWaiting: boolean;
  press: () => void;
}

/** A button that turns something on and off: sent at once or, without a connection, once there is one. */
export function usePress(kind: PressKind, { id, title, isOn, send }: PressOptions): Pressable {
  const { id: personId } = useKnownViewer();
  const waiting = useWaitingPress(kind.name, id);
  const shown = waiting?.isOn ?? isOn;
  const press = () => {
    const isKept = waiting !== undefined || readConnection() === 'offline';
    if (isKept) keepPress(personId, kind, { id, title, isOn: !shown, was: isOn });
    else send(!shown);
  };
  return { isOn: shown, isWaiting: waiting !== undefined, press };
}

/** Call it when a press couldn't be sent: one without an answer waits, and of any other it says why. */
export function keepUnlessRefused(
  error: Error,
  personId: string,
  kind: PressKind,
  press: Pick<WaitingPress, 'id' | 'title' | 'isOn'>,
): void {
  // The server may have it.
  if (isApiError(error, 'network')) keepPress(personId, kind, { ...press, was: null });
  else toastFailed(kind.sayFailed({ ...press, kind: kind.name, was: null }), error);
}

function keepPress(personId: string, kind: PressKind, about: Omit<WaitingPress, 'kind'>): void {
  const press = { ...about, kind: kind.name };
  storePress(personId, press).catch((error: unknown) => toastFailed(kind.sayFailed(press), error));
}

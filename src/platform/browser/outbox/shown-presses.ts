/**
 * What someone turned on or off without a connection, as it's shown until the server knows it. It lies over what the
 * server has answered, also over answers that this device has kept.
 */
import { useSyncExternalStore } from 'react';

let presses: ReadonlyMap<string, boolean> = new Map();
const listeners = new Set<() => void>();

const nameOf = (kind: string, id: string) => `${kind} ${id}`;

export interface ShownPress {
  kind: string;
  id: string;
  isOn: boolean;
}

export function showPresses(next: readonly ShownPress[]): void {
  presses = new Map(next.map(({ kind, id, isOn }) => [nameOf(kind, id), isOn]));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns undefined if none waits. */
export const useWaitingPress = (kind: string, id: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => presses.get(nameOf(kind, id)),
    () => undefined,
  );

interface Liked {
  id: string;
  isLiked: boolean;
  likeCount: number;
}

/** A like and its count, where it can't be pressed. */
export function useShownLike(kind: string, { id, isLiked, likeCount }: Liked): Omit<Liked, 'id'> {
  const shown = useWaitingPress(kind, id) ?? isLiked;
  return { isLiked: shown, likeCount: likeCount + Number(shown) - Number(isLiked) };
}

/** Unsent messages, restored when the dialog opens again after an undo, a failure or closing it. */
const kept = new Map<string, string>();

const keyOf = (isApproved: boolean, ids: readonly string[]) => [isApproved, ...ids.toSorted()].join(' ');

export const keepMessage = (isApproved: boolean, ids: readonly string[], message: string): void => {
  kept.set(keyOf(isApproved, ids), message);
};

export const findMessage = (isApproved: boolean, ids: readonly string[]): string | null =>
  kept.get(keyOf(isApproved, ids)) ?? null;

/** Drops every stored message that includes this application. */
export function forgetMessages(id: string): void {
  for (const key of kept.keys()) if (key.split(' ').includes(id)) kept.delete(key);
}

/** Unsent messages, restored when the dialog opens again after an undo, a failure or closing it. */
const kept = new Map<string, string>();

const keyOf = (choice: string, ids: readonly string[]) => [choice, ...ids.toSorted()].join(' ');

export const keepMessage = (choice: string, ids: readonly string[], message: string): void => {
  kept.set(keyOf(choice, ids), message);
};

export const findMessage = (choice: string, ids: readonly string[]): string | null =>
  kept.get(keyOf(choice, ids)) ?? null;

/** Drops every stored message that includes this application. */
export function forgetMessages(id: string): void {
  for (const key of kept.keys()) if (key.split(' ').includes(id)) kept.delete(key);
}

/** Messages that were typed and not sent: undone, refused or closed, they are there when the question is asked again. */
const kept = new Map<string, string>();

const keyOf = (choice: string, ids: readonly string[]) => [choice, ...ids.toSorted()].join(' ');

export const keepMessage = (choice: string, ids: readonly string[], message: string): void => {
  kept.set(keyOf(choice, ids), message);
};

export const findMessage = (choice: string, ids: readonly string[]): string | null =>
  kept.get(keyOf(choice, ids)) ?? null;

/** What was sent to one of them isn't typed on. */
export function forgetMessages(id: string): void {
  for (const key of kept.keys()) if (key.split(' ').includes(id)) kept.delete(key);
}

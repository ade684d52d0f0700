/** A number before the title of the tab, for those who look elsewhere. */
let count = 0;
const listeners = new Set<() => void>();

export function showInTitle(next: number): void {
  if (next === count) return;
  count = next;
  for (const tell of listeners) tell();
}

export function onTitleBadgeChange(listener: () => void): void {
  listeners.add(listener);
}

export const withBadge = (title: string): string => (count === 0 ? title : `(${count}) ${title}`);

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

const BADGE = /^\(\d+\) /;

/** In the place of the one that stood there. */
export const withBadge = (title: string): string => {
  const bare = title.replace(BADGE, '');
  return count === 0 ? bare : `(${count}) ${bare}`;
};

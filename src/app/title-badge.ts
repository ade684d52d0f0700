/** A number before the title of the tab, for those who look elsewhere. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** What waits is told of as well: the larger number is what is there, and the sum would count most of it twice. */
const shown = () => Math.max(0, ...counts.values());

export function showInTitle(source: 'work' | 'notifications', next: number): void {
  const before = shown();
  counts.set(source, next);
  if (shown() === before) return;
  for (const tell of listeners) tell();
}

export function onTitleBadgeChange(listener: () => void): void {
  listeners.add(listener);
}

const BADGE = /^\(\d+\) /;

/** In the place of the one that stood there. */
export const withBadge = (title: string): string => {
  const bare = title.replace(BADGE, '');
  return shown() === 0 ? bare : `(${shown()}) ${bare}`;
};

/** A number before the tab's title, for people in other tabs. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Pending work also causes notifications: show the larger number, since the sum would count most of it twice. */
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

/** Replaces the number that was there. */
export const withBadge = (title: string): string => {
  const bare = title.replace(BADGE, '');
  return shown() === 0 ? bare : `(${shown()}) ${bare}`;
};

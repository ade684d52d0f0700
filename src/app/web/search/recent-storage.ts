/** Where recent searches are kept, apart from the search itself: the page's first script only has to forget them. */
import { safeStorage } from '#platform/browser/page/safe-storage.ts';

const storage = safeStorage(() => localStorage);

const keyOf = (viewerId: string | null) => `recentSearches:${viewerId ?? 'visitor'}`;

export const readStored = (viewerId: string | null): string | null => storage.get(keyOf(viewerId));
export const writeStored = (viewerId: string | null, text: string): void => storage.set(keyOf(viewerId), text);
export const clearRecent = (viewerId: string | null): void => storage.remove(keyOf(viewerId));

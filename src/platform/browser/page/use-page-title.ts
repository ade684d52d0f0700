import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isolate } from '#ui/shared/isolate.ts';
import { readPageSettings } from './page-settings.ts';

/** The number of pending items to show before the title. */
const BADGE = /^\(\d+\) /;

/** Sets the tab's title once the page knows it; until then the route's title is used. */
export function usePageTitle(title: string | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation, even of the query alone, resets the route's title.
  useEffect(() => {
    if (!title) return;
    const badge = BADGE.exec(document.title)?.[0] ?? '';
    document.title = `${badge}${isolate(title)} · ${readPageSettings().appName}`;
  }, [title, key]);
}

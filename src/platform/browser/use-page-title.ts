import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readPageSettings } from './page-settings.ts';

/** How much waits, where that stands before the title. */
const BADGE = /^\(\d+\) /;

/** Names the tab after what the page shows, once that is known; until then the route's own title stands. */
export function usePageTitle(title: string | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation, even of the query alone, resets the route's title.
  useEffect(() => {
    if (!title) return;
    const badge = BADGE.exec(document.title)?.[0] ?? '';
    document.title = `${badge}${title} · ${readPageSettings().appName}`;
  }, [title, key]);
}

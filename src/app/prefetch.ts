/** Fetches a page's code when someone hovers over or focuses a link to it. */
import { matchRoutes } from 'react-router-dom';
import type { AppRouter } from './router.ts';

export function prefetchOnIntent(router: AppRouter): void {
  const fetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    // A failed import would fail again when the link is followed.
    if (!navigator.onLine) return;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // If it fails, it fails again, visibly, when the link is followed.
      if (typeof route.lazy === 'function') Promise.resolve(route.lazy()).catch(() => fetched.delete(link.pathname));
    }
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, onIntent, { passive: true });
  }
}

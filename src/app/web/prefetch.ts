/**
 * Fetches pages before they are opened: the code and data of a link that someone rests on, focuses or touches, and, on
 * devices that can't hover, the code of the links in view after a page has been opened or scrolled. A form's next page
 * is there before the connection is lost.
 */
import { matchRoutes } from 'react-router-dom';
import type { AppRouter } from './router.ts';

/** How long to wait before fetching data: the mouse and the tab key also pass over links on their way elsewhere. */
const REST_MS = 80;
/** A form that may be submitted without a connection, and the page that shows what waits for one. */
const FORM = '/dashboard/impacts/new';
const AFTER_FORM = '/dashboard/impacts';

/** @param viewerId returns null for visitors. */
export function prefetchOnIntent(router: AppRouter, viewerId: () => string | null): void {
  const fetchCode = createCodePrefetch(router);
  let resting = 0;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!mayFetch() || !isOwnLink(link)) return;
    fetchCode(link.pathname);
    resting = window.setTimeout(() => fetchData(link.pathname, viewerId()), type === 'touchstart' ? 0 : REST_MS);
  };
  const onSeen = (link: Element) => {
    if (mayFetch() && isOwnLink(link)) fetchCode(link.pathname);
  };
  const onPage = ({ location: { pathname } }: AppRouter['state']) => {
    if (pathname.startsWith(FORM) && mayFetch()) fetchCode(AFTER_FORM);
  };
  onPage(router.state);
  router.subscribe(onPage);
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, onIntent, { passive: true });
  }
  if (matchMedia('(hover: none)').matches) {
    // If this fails, pages are fetched when they are opened.
    import('./links-in-view.ts')
      .then(({ followLinksInView }) => followLinksInView(router, onSeen))
      .catch(() => undefined);
  }
}

const isOwnLink = (link: Element | null): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname !== location.pathname;

/** A failed import would fail again when the link is followed. */
const mayFetch = (): boolean => navigator.onLine && !savesData();

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

function createCodePrefetch(router: AppRouter): (path: string) => void {
  const fetched = new Set<string>();
  return (path) => {
    if (fetched.has(path)) return;
    fetched.add(path);
    for (const { route } of matchRoutes(router.routes, path) ?? []) {
      // If it fails, it fails again, visibly, when the link is followed.
      if (typeof route.lazy === 'function') Promise.resolve(route.lazy()).catch(() => fetched.delete(path));
    }
  };
}

function fetchData(path: string, viewerId: string | null): void {
  // If this fails, the page fetches what is missing when it is opened, and reports a failure itself.
  import('./prefetch-data.ts').then(({ prefetchData }) => prefetchData(path, viewerId)).catch(() => undefined);
}

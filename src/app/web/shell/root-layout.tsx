import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { withoutLanguage } from '#platform/browser/page/page-language.ts';
import { RestoredScroll } from '#ui/lists/restored-scroll.tsx';
import { SkipLink } from '#ui/text/skip-link.tsx';
import { endHydration } from '#ui/timing/hydration.ts';
import { InBrowser } from '#ui/timing/in-browser.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { SearchGate } from '../search/search-gate.tsx';
import { useIsConsentBannerOpen } from './consent/consent-store.ts';

const ConsentBanner = lazyPart(async () => ({ default: (await import('./consent/consent-banner.tsx')).ConsentBanner }));

/** Loads nothing unless analytics is configured. */
function ConsentGate() {
  if (!useIsConsentBannerOpen()) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}

const Notices = lazyPart(async () => ({ default: (await import('./notices.tsx')).Notices }));

const SignUpPromptGate = lazyPart(async () => ({
  default: (await import('./sign-up-prompt-gate.tsx')).SignUpPromptGate,
}));

/** Tells `early.js` that every handler is attached, so that it replays what was pressed and typed before that. */
function PageRuns() {
  useEffect(() => {
    dispatchEvent(new Event('page-runs'));
  }, []);
  return null;
}

/** Removes what `early.js` set for the first page: once another one is drawn, not while the first is being left. */
function useFirstPageEnd(): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (pathname === opened.current) return;
    delete dataset['lazy'];
    if (dataset['faces'] === 'later-for-title') delete dataset['faces'];
  }, [pathname]);
}

/** The first entry of each document has the same key, so its scroll position is kept by its address. */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + withoutLanguage(search) : key;

/** Wraps every page, whatever its layout. */
export function RootLayout() {
  useEffect(endHydration, []);
  useFirstPageEnd();
  return (
    <>
      <SkipLink />
      <Outlet />
      <InBrowser>
        <Suspense>
          <Notices />
          <SignUpPromptGate />
        </Suspense>
        <SearchGate />
        <ConsentGate />
        <PageRuns />
      </InBrowser>
      <ScrollRestoration getKey={scrollKey} />
      <RestoredScroll />
    </>
  );
}

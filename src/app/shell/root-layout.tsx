import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { InBrowser } from '#ui/in-browser.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { endTakingOver } from '#ui/rendered.ts';
import { RestoredPlace } from '#ui/restored-place.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { SearchGate } from '../search/search-gate.tsx';
import { ConsentGate } from './consent-gate.tsx';

const Notices = lazyPart(async () => ({ default: (await import('./notices.tsx')).Notices }));

const SignUpPromptGate = lazyPart(async () => ({
  default: (await import('./sign-up-prompt-gate.tsx')).SignUpPromptGate,
}));

/** `theme.js` has kept what was pressed and typed before the page's code came, and lets go of it once all can hear it. */
function PageRuns() {
  useEffect(() => {
    dispatchEvent(new Event('page-runs'));
  }, []);
  return null;
}

/** What `theme.js` says of the page that was opened first ends once another one is drawn, and not while it's being left. */
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

/** Wraps every page, whatever its layout. */
export function RootLayout() {
  useEffect(endTakingOver, []);
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
      <ScrollRestoration />
      <RestoredPlace />
    </>
  );
}

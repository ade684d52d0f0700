import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { InBrowser } from '#ui/in-browser.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { endTakingOver } from '#ui/rendered.ts';
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

/** As on the page that was opened first, once another one is drawn: before that, all of the first would be laid out. */
function useWholeLayoutNext(): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== opened.current) delete document.documentElement.dataset['lazy'];
  }, [pathname]);
}

/** Wraps every page, whatever its layout. */
export function RootLayout() {
  useEffect(endTakingOver, []);
  useWholeLayoutNext();
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
    </>
  );
}

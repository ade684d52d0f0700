import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
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

/** Wraps every page, whatever its layout. */
export function RootLayout() {
  useEffect(endTakingOver, []);
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

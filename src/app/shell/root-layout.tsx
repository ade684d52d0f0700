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

function begin(): void {
  endTakingOver();
  // `theme.js` has kept what was pressed and typed before the page's code came.
  dispatchEvent(new Event('page-runs'));
}

/** Wraps every page, whatever its layout. */
export function RootLayout() {
  useEffect(begin, []);
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
      </InBrowser>
      <ScrollRestoration />
    </>
  );
}

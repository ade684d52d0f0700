import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { lazyPart } from '#ui/lazy-part.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { SearchGate } from '../search/search-gate.tsx';
import { ConsentGate } from './consent-gate.tsx';

const Notices = lazyPart(async () => ({ default: (await import('./notices.tsx')).Notices }));

const SignUpPromptGate = lazyPart(async () => ({
  default: (await import('./sign-up-prompt-gate.tsx')).SignUpPromptGate,
}));

/** Wraps every page, whatever its layout. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <Outlet />
      <Suspense>
        <Notices />
        <SignUpPromptGate />
      </Suspense>
      <SearchGate />
      <ConsentGate />
      <ScrollRestoration />
    </>
  );
}

import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link.tsx';
import { SearchGate } from '../search/search-gate.tsx';
import { ConsentGate } from './consent-gate.tsx';

const Toaster = lazy(async () => ({ default: (await import('../../ui/toaster.tsx')).Toaster }));

const SignUpPromptGate = lazy(async () => ({ default: (await import('./sign-up-prompt-gate.tsx')).SignUpPromptGate }));

/** Around every page: what stands before it, over it and beside it, whatever its layout. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <Outlet />
      <Suspense>
        <Toaster />
        <SignUpPromptGate />
      </Suspense>
      <SearchGate />
      <ConsentGate />
      <ScrollRestoration />
    </>
  );
}

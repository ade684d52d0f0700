import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { SignUpPromptGate } from './sign-up-prompt-gate.tsx';

const Toaster = lazy(async () => ({ default: (await import('../../ui/toaster.tsx')).Toaster }));

/** Around every page: what stands before it, over it and beside it, whatever its layout. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <Outlet />
      <Suspense>
        <Toaster />
      </Suspense>
      <SignUpPromptGate />
      <ConsentGate />
      <ScrollRestoration />
    </>
  );
}

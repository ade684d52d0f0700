import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import { useSession } from '#domains/auth/web/session/session-provider.tsx';
import { MissingPageProvider } from '#platform/browser/missing-page.tsx';
import { PersonAddresses } from '#platform/browser/person-address.tsx';
import { createQueryClient } from '#platform/browser/query-client.ts';
import { usePersonAddresses } from '../areas/person-addresses.ts';
import { NotFoundPage } from './not-found-page.tsx';

const queryClient = createQueryClient();
let followed: Session | null = null;

export function DataLayout() {
  return (
    <DataFrame>
      <Outlet />
    </DataFrame>
  );
}

/** Provides the query client, cleared whenever a session begins or ends, and what only the app knows. */
export function DataFrame({ children }: { children: ReactNode }) {
  forgetWith(useSession());
  return (
    <QueryClientProvider client={queryClient}>
      <PersonAddresses addressOf={usePersonAddresses()}>
        <MissingPageProvider value={NotFoundPage}>{children}</MissingPageProvider>
      </PersonAddresses>
    </QueryClientProvider>
  );
}

function forgetWith(session: Session): void {
  if (followed === session) return;
  followed = session;
  session.on('session.began', () => queryClient.clear());
  session.on('session.ended', () => queryClient.clear());
}

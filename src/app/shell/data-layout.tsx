import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import type { SessionActor } from '../../domains/auth/web/session-actor.ts';
import { useSession } from '../../domains/auth/web/session-provider.tsx';
import { createQueryClient } from '../query-client.ts';

const queryClient = createQueryClient();
let followed: SessionActor | null = null;

/** Around the pages that read from the server. What was read for one person is never shown to the next. */
export function DataLayout() {
  forgetWith(useSession());
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

function forgetWith(session: SessionActor): void {
  if (followed === session) return;
  followed = session;
  session.on('session.began', () => queryClient.clear());
  session.on('session.ended', () => queryClient.clear());
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SessionActor } from '../domains/auth/web/session-actor.ts';
import { SessionProvider } from '../domains/auth/web/session-provider.tsx';

interface ProvidersProps {
  session: SessionActor;
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ session, queryClient, children }: ProvidersProps) {
  return (
    <SessionProvider session={session}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SessionProvider>
  );
}

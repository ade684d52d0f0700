import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { SessionSnapshot } from '../../flows/session-selectors.ts';
import type { SessionActor } from './session-actor.ts';

const SessionContext = createContext<SessionActor | null>(null);

export function SessionProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside of SessionProvider');
  return session;
}

export function useSessionSelector<T>(select: (state: SessionSnapshot) => T): T {
  return useSelector(useSession(), select);
}

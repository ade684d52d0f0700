import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { SessionState } from '../../flows/session-selectors.ts';
import type { Session } from './page-session.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside of SessionProvider');
  return session;
}

/** @param select must return the same value for the same state. */
export function useSessionSelector<T>(select: (state: SessionState) => T): T {
  const { subscribe, getSnapshot } = useSession();
  const read = () => select(getSnapshot());
  // The same state is read for hydration: the server draws pages only for visitors, and only their browsers hydrate
  // them.
  return useSyncExternalStore(subscribe, read, read);
}

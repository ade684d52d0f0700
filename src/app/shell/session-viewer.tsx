import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { homeOf, type SessionSnapshot, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSession } from '#domains/auth/web/session/session-provider.tsx';
import { type Viewer, ViewerProvider } from '#platform/browser/viewer.ts';

/** Tells every page who is viewing it. */
export const SessionViewer = ({ children }: { children: ReactNode }) => (
  <ViewerProvider value={useSelector(useSession(), selectViewer, shallowEqual)}>{children}</ViewerProvider>
);

function selectViewer(state: SessionSnapshot): Viewer | null {
  const user = selectUser(state);
  if (!user?.isProfileCompleted) return null;
  const { id, role, name, lastName } = user;
  return { id, role, name: [name, lastName].filter(Boolean).join(' '), home: homeOf(role) };
}

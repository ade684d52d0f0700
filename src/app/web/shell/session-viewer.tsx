import { type ReactNode, useMemo } from 'react';
import { homeOf, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import type { SessionUser } from '#generated/types.gen.ts';
import { ProfileMissingProvider, type Viewer, ViewerProvider } from '#platform/browser/session/viewer.ts';

/** Provides every page with its viewer. */
export function SessionViewer({ children }: { children: ReactNode }) {
  const user = useSessionSelector(selectUser);
  return (
    <ProfileMissingProvider value={user !== null && !user.isProfileCompleted}>
      <ViewerProvider value={useMemo(() => viewerOf(user), [user])}>{children}</ViewerProvider>
    </ProfileMissingProvider>
  );
}

function viewerOf(user: SessionUser | null): Viewer | null {
  if (!user?.isProfileCompleted) return null;
  const { id, role, name, lastName } = user;
  return { id, role, name: [name, lastName].filter(Boolean).join(' '), home: homeOf(role) };
}

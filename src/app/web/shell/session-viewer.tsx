import { type ReactNode, useMemo } from 'react';
import { homeOf, selectDuty, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import type { SessionUser } from '#generated/types.gen.ts';
import { DutyProvider, type Viewer, ViewerProvider } from '#platform/browser/session/viewer.ts';

/** Provides every page with its viewer. */
export function SessionViewer({ children }: { children: ReactNode }) {
  const user = useSessionSelector(selectUser);
  const duty = useSessionSelector(selectDuty);
  const viewer = useMemo(() => (user && !duty ? viewerOf(user) : null), [user, duty]);
  return (
    <DutyProvider value={duty}>
      <ViewerProvider value={viewer}>{children}</ViewerProvider>
    </DutyProvider>
  );
}

function viewerOf({ id, role, name, lastName }: SessionUser): Viewer {
  return { id, role, name: [name, lastName].filter(Boolean).join(' '), home: homeOf(role) };
}

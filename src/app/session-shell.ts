/** Where the page goes when the session changes. */
import type { SessionActor } from '../domains/auth/web/session-actor.ts';
import type { AppRouter } from './router.ts';

export function followSession(session: SessionActor, router: AppRouter): void {
  let endedFor: string | null = null;
  session.on('session.ended', ({ reason }) => {
    endedFor = reason;
  });
  session.on('navigate', ({ to }) => void router.navigate(to, { state: { endedFor } }));

  let wasRestoring = true;
  session.subscribe((state) => {
    const isRestored = wasRestoring && !state.hasTag('restoring');
    wasRestoring = state.hasTag('restoring');
    // Another tab logged in, or the server answers again: the guards look at this page anew.
    if (isRestored && router.state.initialized && router.state.navigation.state === 'idle') void router.revalidate();
  });
  // A page that the browser kept as it was may show what its reader may not see any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void router.revalidate();
  });
}

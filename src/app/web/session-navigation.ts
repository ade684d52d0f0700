/** Navigates when the session changes. */
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { personIn, type Session } from '#domains/auth/web/session/page-session.ts';
import { switchToAccountLanguage } from '#platform/browser/page/page-language.ts';
import { keepRefused } from '#platform/browser/session/return-address.ts';
import type { AppRouter } from './router.ts';
import { clearRecent } from './search/recent-storage.ts';

export function followSession(session: Session, router: AppRouter): void {
  let endedFor: string | null = null;
  // An ended session no longer knows its person.
  let personId = personIn(session);
  session.subscribe(() => {
    personId = personIn(session) ?? personId;
  });
  session.on('session.ended', ({ reason }) => {
    endedFor = reason;
    if (personId !== null) clearRecent(personId);
    // Those who log out do so on /logout, to which no login leads back.
    if (reason !== 'deactivated') keepRefused(router.state.location);
  });
  session.on('navigate', ({ to }) => void router.navigate(to, { state: { endedFor, personId } }));

  let wasRestoring = session.getSnapshot().hasTag('restoring');
  session.subscribe(() => {
    const state = session.getSnapshot();
    const isRestored = wasRestoring && !state.hasTag('restoring');
    wasRestoring = state.hasTag('restoring');
    // Another tab logged in, or the server is back: run the guards for this page again.
    if (isRestored && router.state.initialized && router.state.navigation.state === 'idle') void router.revalidate();
  });
  const followLanguage = () => {
    const { initialized, navigation } = router.state;
    const language = selectUser(session.getSnapshot())?.language;
    if (language && initialized && navigation.state === 'idle') switchToAccountLanguage(language);
  };
  // Deferred: what has just been read may cause a navigation, after which the router calls this again.
  session.subscribe(() => setTimeout(followLanguage));
  router.subscribe(followLanguage);
  // A page restored from the back/forward cache may show something its reader may no longer see.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void router.revalidate();
  });
}

import './first-page.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSession, ensureFresh, startSession } from '#domains/auth/web/session/page-session.ts';
import { SessionProvider } from '#domains/auth/web/session/session-provider.tsx';
import { configureApi } from '#platform/browser/calls/api.ts';
import { loadCode } from '#platform/browser/page/load-code.ts';
import { isInspectionAllowed } from '#platform/browser/page/page-settings.ts';
import { setNavigatingRouter } from '#platform/browser/session/hard-navigation.ts';
import { beginHydration } from '#ui/timing/hydration.ts';
import { whenCompanionFontNeeded } from '#ui/timing/when-companion-font-needed.ts';
import { whenIdle } from '#ui/timing/when-idle.ts';
import { forgetRenderedData, readRenderedData } from './rendering/rendered-data.ts';
import { startRouteEffects } from './route-effects.ts';
import { createRouter, whenInitialized } from './router.ts';
import { routerForProvider } from './router-for-provider.ts';
import { followSession } from './session-navigation.ts';
import { SessionViewer } from './shell/session-viewer.tsx';

const session = createSession();
configureApi({
  ensureFresh: (expired) => ensureFresh(session, expired),
  onSecondStepMissing: () => session.send({ type: 'secondStep.demanded' }),
  proveIdentity: async () => {
    const load = () => import('#domains/auth/web/fresh-proof/asked-proof.ts');
    return (await loadCode('POST /users/me/proof', load)).askForProof();
  },
  onTokenRefused: (message) => session.send({ type: 'token.refused', message }),
  // biome-ignore lint/suspicious/noConsole: developers see the contract violation here; people see it on the screen.
  onContractBroken: (error) => console.error(error.message, error),
});
if (isInspectionAllowed()) {
  // If this fails, the inspector doesn't list this tab.
  import('./listen-for-inspector.ts').then(({ listenForInspector }) => listenForInspector()).catch(() => undefined);
}
startSession(session);

const router = createRouter(session);
followSession(session, router);
setNavigatingRouter(router);
startRouteEffects(router);
whenIdle(() => {
  // If this fails, the page works without it: pages are then fetched when they are opened.
  import('./idle-enhancements.ts')
    .then(({ startIdleEnhancements }) => startIdleEnhancements(router, session))
    .catch(() => undefined);
});
// Until React has hydrated the page, it expects each element as the server drew it.
const isRunning = new Promise((resolve) => addEventListener('page-runs', resolve, { once: true }));
whenCompanionFontNeeded(async () => {
  await isRunning;
  // If this fails, such words are drawn in two fonts, which hardly matters.
  import('#ui/text/watch-whole-words.ts').then(({ watchWholeWords }) => watchWholeWords()).catch(() => undefined);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = (isDrawn: boolean) => (
  <StrictMode>
    <SessionProvider session={session}>
      <SessionViewer>
        <RouterProvider router={routerForProvider(router, isDrawn)} />
      </SessionViewer>
    </SessionProvider>
  </StrictMode>
);

const rendered = readRenderedData();
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const openedAt = document.documentElement.dataset['openedAt'] ?? addressOf(location);

// The server draws for visitors: someone with a session gets their own page, drawn here.
if (rendered && session.getSnapshot().matches('signedOut')) {
  session.on('session.began', forgetRenderedData);
  // Not before: with nothing to show for the route yet, React would remove what the server drew.
  whenInitialized(router, ({ location: shown }) => {
    // The route's code couldn't be loaded: what the server drew is more useful than an error.
    if (router.state.errors) return void dispatchEvent(new Event('page-lost'));
    // A reloaded page may have navigation state from the page before it, which the server doesn't know.
    if (addressOf(shown) !== openedAt || shown.state !== null) return draw(root);
    beginHydration(rendered.renderedAt);
    // A transition hydrates in slices, so that the browser stays responsive to scrolling in between.
    startTransition(() => void hydrateRoot(root, page(true), { onRecoverableError: reportUnlessMovedOn }));
  });
} else {
  draw(root);
}

/**
 * A reader may navigate before React has hydrated the whole page. React then draws the next page from scratch, and
 * reports that as an error, although nothing has failed.
 */
function reportUnlessMovedOn(error: unknown): void {
  if (addressOf(router.state.location) === openedAt) reportError(error);
}

function draw(place: HTMLElement): void {
  forgetRenderedData();
  createRoot(place).render(page(false));
}

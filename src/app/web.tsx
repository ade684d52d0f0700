import './first-page.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSession, ensureFresh, personIn, startSession } from '#domains/auth/web/session/page-session.ts';
import { SessionProvider } from '#domains/auth/web/session/session-provider.tsx';
import { configureApi } from '#platform/browser/api.ts';
import { reopenFor } from '#platform/browser/reopen.ts';
import { beginTakingOver } from '#ui/rendered.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { whenLettersLack } from '#ui/when-letters-lack.ts';
import { beFollowed } from './follow-by-inspector.ts';
import { followRoutes } from './page-life.ts';
import { forgetRenderedData, readRenderedData } from './rendering/rendered-data.ts';
import { createRouter, whenInitialized } from './router.ts';
import { routerToDraw } from './router-to-draw.ts';
import { followSession } from './session-shell.ts';
import { SessionViewer } from './shell/session-viewer.tsx';

const session = createSession();
configureApi({
  ensureFresh: (expired) => ensureFresh(session, expired),
  onTokenRefused: (message) => session.send({ type: 'token.refused', message }),
  // biome-ignore lint/suspicious/noConsole: developers see the contract violation here; people see it on the screen.
  onContractBroken: (error) => console.error(error.message, error),
});
beFollowed();
startSession(session);

const router = createRouter(session);
followSession(session, router);
reopenFor(router);
followRoutes(router);
whenIdle(() => {
  // Of no consequence: pages are fetched when they are opened, then.
  import('./once-idle.ts')
    .then(({ helpOnceIdle }) => helpOnceIdle(router, () => personIn(session)))
    .catch(() => undefined);
});
// Until React has taken over what the server drew, it expects each element as it was drawn.
const isRunning = new Promise((resolve) => addEventListener('page-runs', resolve, { once: true }));
whenLettersLack(async () => {
  await isRunning;
  // Of little consequence: such words are then drawn in two faces.
  import('#ui/keep-words-whole.ts').then(({ keepWordsWhole }) => keepWordsWhole()).catch(() => undefined);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = (isDrawn: boolean) => (
  <StrictMode>
    <SessionProvider session={session}>
      <SessionViewer>
        <RouterProvider router={routerToDraw(router, isDrawn)} />
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
  // Before, the page has nothing to show for its route, and would take down what is there.
  whenInitialized(router, ({ location: shown }) => {
    // Its own code couldn't be loaded: what the server drew says more than an error would.
    if (router.state.errors) return void dispatchEvent(new Event('page-lost'));
    // One that was reloaded may have been told something by the page before it, which the server doesn't know.
    if (addressOf(shown) !== openedAt || shown.state !== null) return draw(root);
    beginTakingOver(rendered.renderedAt);
    // In slices, between which the browser goes on, and answers a reader who scrolls.
    startTransition(() => void hydrateRoot(root, page(true), { onRecoverableError: reportUnlessMovedOn }));
  });
} else {
  draw(root);
}

/**
 * A reader may go on or back before React has taken over all of the page. It then draws all of the next one, which is all
 * that it reports.
 */
function reportUnlessMovedOn(error: unknown): void {
  if (addressOf(router.state.location) === openedAt) reportError(error);
}

function draw(place: HTMLElement): void {
  forgetRenderedData();
  createRoot(place).render(page(false));
}

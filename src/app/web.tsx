import './first-page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSession, ensureFresh, startSession } from '#domains/auth/web/session/page-session.ts';
import { SessionProvider } from '#domains/auth/web/session/session-provider.tsx';
import { configureApi } from '#platform/browser/api.ts';
import { reopenFor } from '#platform/browser/reopen.ts';
import { beFollowed } from './follow-by-inspector.ts';
import { followRoutes } from './page-life.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { createRouter } from './router.ts';
import { followSession } from './session-shell.ts';
import { SessionViewer } from './shell/session-viewer.tsx';

const session = createSession();
configureApi({
  ensureFresh: () => ensureFresh(session),
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
prefetchOnIntent(router);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <SessionProvider session={session}>
      <SessionViewer>
        <RouterProvider router={router} />
      </SessionViewer>
    </SessionProvider>
  </StrictMode>,
);

import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSession, ensureFresh, startSession } from '../domains/auth/web/session-actor.ts';
import { configureApi } from '../platform/browser/api.ts';
import { followRoutes } from './page-life.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';
import { followSession } from './session-shell.ts';

const session = createSession();
const queryClient = createQueryClient();
configureApi({
  ensureFresh: () => ensureFresh(session),
  onTokenRefused: (message) => session.send({ type: 'token.refused', message }),
  // biome-ignore lint/suspicious/noConsole: a broken contract is told to whoever looks, and the screen tells the person.
  onContractBroken: (error) => console.error(error.message, error),
});
startSession(session);

const router = createRouter(session);
followSession(session, router, queryClient);
followRoutes(router);
prefetchOnIntent(router);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers session={session} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);

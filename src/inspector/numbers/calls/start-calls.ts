/** The inspector's own calls, as the person who is logged in on the site. Nothing is called before numbers are shown. */
import type { QueryClient } from '@tanstack/react-query';
import { createSession, ensureFresh, type Session, startSession } from '#domains/auth/web/session/page-session.ts';
import { configureApi } from '#platform/browser/calls/api.ts';
import { createQueryClient } from '#platform/browser/calls/query-client.ts';

interface Calls {
  session: Session;
  queryClient: QueryClient;
}

let calls: Calls | null = null;

export function startCalls(): Calls {
  calls ??= start();
  return calls;
}

function start(): Calls {
  const session = createSession();
  configureApi({
    ensureFresh: (expired) => ensureFresh(session, expired),
    onTokenRefused: (message) => session.send({ type: 'token.refused', message }),
    onSecondStepMissing: () => session.send({ type: 'secondStep.demanded' }),
    // It only reads numbers, which needs no proof.
    proveIdentity: async () => false,
    // biome-ignore lint/suspicious/noConsole: developers see the contract violation here; people see it on the screen.
    onContractBroken: (error) => console.error(error.message, error),
  });
  startSession(session);
  return { session, queryClient: createQueryClient() };
}

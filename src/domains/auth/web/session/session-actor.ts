/** The page's session, created before React so that its first request starts before the first paint. */
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { ApiError } from '#platform/browser/api-error.ts';
import { followOtherTabs } from '#platform/browser/session-channel.ts';
import { readTokens } from '#platform/browser/token-storage.ts';
import { providedSessionMachine } from './session-actors.ts';

/** Time a request may need to reach the server. */
const EXPIRY_MARGIN_MS = 5_000;

export type SessionActor = ActorRefFrom<typeof providedSessionMachine>;

/** Not started: call `configureApi` first, since the session calls the server immediately. */
export function createSession() {
  return createActor(providedSessionMachine, { input: { tokens: readTokens(), now: Date.now } });
}

export function startSession(session: ReturnType<typeof createSession>): void {
  session.start();
  followOtherTabs(
    () => session.getSnapshot().context.tokens,
    (event) => session.send(event),
  );
  addEventListener('online', () => session.send({ type: 'restore.retried' }));
}

/**
 * Settles when a request can use the stored token; a valid one is used even while it is being renewed. Rejects with
 * kind
 * `network` when it has expired and couldn't be renewed: sending it would log the person out over a network fault.
 */
export async function ensureFresh(session: SessionActor): Promise<void> {
  const held = session.getSnapshot().context;
  if (held.tokens?.expiresAt == null || held.tokens.expiresAt - held.now() > EXPIRY_MARGIN_MS) return;
  session.send({ type: 'renewal.needed' });
  const state = await waitFor(session, (snapshot) => !snapshot.hasTag('renewing'));
  const { tokens, now, error } = state.context;
  if (tokens?.expiresAt == null || tokens.expiresAt > now()) return;
  throw new ApiError({
    kind: 'network',
    operation: 'GET /getToken/{id}',
    message: 'The session could not be renewed.',
    cause: error,
  });
}

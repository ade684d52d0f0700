/** The one session of the page: made before React, so that its first call is under way before the first paint. */
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { ApiError } from '../../../platform/browser/api-error.ts';
import { followOtherTabs } from '../../../platform/browser/session-channel.ts';
import { readTokens } from '../../../platform/browser/token-storage.ts';
import { providedSessionMachine } from './session-actors.ts';

/** The time a request may need to reach the server. */
const EXPIRY_MARGIN_MS = 5_000;

export type SessionActor = ActorRefFrom<typeof providedSessionMachine>;

/** Not started yet: `configureApi` comes first, for the session asks the server at once. */
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
 * A token that still serves is used, also while it is being renewed. Settles when a request may use the stored token. Rejects with kind `network` when the token has expired and the
 * renewal failed: sent all the same it would be refused, and the person logged out for a fault of the line.
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

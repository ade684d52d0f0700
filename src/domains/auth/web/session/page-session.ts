/**
 * The page's session, created before React starts. Its machine is as large as a tenth of the first page's code and
 * isn't needed while no one is logged in: it's loaded immediately if tokens are stored, otherwise with the first event
 * or when the page is idle.
 */
import { ApiError, isApiError } from '#platform/browser/calls/api-error.ts';
import { untilServerAnswers } from '#platform/browser/calls/connection.ts';
import { showFlow } from '#platform/browser/flows/running-flows.ts';
import { hardReload } from '#platform/browser/session/hard-navigation.ts';
import { followOtherTabs } from '#platform/browser/session/session-channel.ts';
import { readTokens, type Tokens, tellServer } from '#platform/browser/session/token-storage.ts';
import { ChunkLoadError } from '#ui/timing/lazy-part.ts';
import { whenIdle } from '#ui/timing/when-idle.ts';
import type { SessionState } from '../../flows/session-selectors.ts';
import type { SessionEmitted, SessionEvent } from '../../flows/session-types.ts';
import type { SessionActor } from './session-actors.ts';

/** Time a request may need to reach the server. */
const EXPIRY_MARGIN_MS = 5_000;

type Emitted<Type extends SessionEmitted['type']> = Extract<SessionEmitted, { type: Type }>;

export interface Session {
  getSnapshot: () => SessionState;
  /** @returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  on: <Type extends SessionEmitted['type']>(type: Type, listener: (emitted: Emitted<Type>) => void) => void;
  /** Events sent before the machine runs are queued. */
  send: (event: SessionEvent) => void;
  /** Loads and starts the machine if it isn't running yet. Rejects when its code can't be loaded. */
  run: () => Promise<void>;
  /** Resolves with the first state for which `isReached` is true. */
  until: (isReached: (state: SessionState) => boolean) => Promise<SessionState>;
}

/** The id of the person the session's tokens belong to, also while it is being restored. */
export const personIn = (session: Session): string | null => session.getSnapshot().context.tokens?.subject ?? null;

/** Not running yet. Call `configureApi` before running it, since the machine calls the server immediately. */
export function createSession(): Session {
  const tokens = readTokens();
  const listeners = new Set<() => void>();
  const hearers: { type: string; hear: (emitted: never) => void }[] = [];
  const waiting: SessionEvent[] = [];
  let actor: SessionActor | null = null;
  let running: Promise<void> | null = null;
  let early = earlyState(tokens, false);

  const getSnapshot = (): SessionState => actor?.getSnapshot() ?? early;

  function tell() {
    for (const listener of [...listeners]) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  async function load(): Promise<void> {
    const { createSessionActor } = await import('./session-actors.ts');
    const made = createSessionActor(tokens);
    made.on('*', (emitted) => {
      for (const { type, hear } of hearers) if (type === emitted.type) hear(emitted as never);
    });
    made.subscribe(tell);
    actor = made;
    showFlow(made);
    made.start();
    for (const event of waiting.splice(0)) made.send(event);
    tell();
  }

  function run(): Promise<void> {
    running ??= load().catch((cause) => {
      running = null;
      if (tokens !== null || waiting.length > 0) void startOver();
      throw new ChunkLoadError('The session’s code did not load', { cause });
    });
    return running;
  }

  /** A failed import stays failed for the lifetime of the document, so a reload is the only way to get the code. */
  async function startOver(): Promise<void> {
    early = earlyState(tokens, true);
    tell();
    await untilServerAnswers();
    hardReload();
  }

  return {
    getSnapshot,
    subscribe,
    on: (type, hear) => void hearers.push({ type, hear }),
    send(event) {
      if (actor) return actor.send(event);
      // Visitors have no session to restore.
      if (event.type === 'restore.retried' && tokens === null) return;
      waiting.push(event);
      tryToRun({ run });
    },
    run,
    until: (isReached) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isReached(getSnapshot())) return;
          stop();
          resolve(getSnapshot());
        };
        const stop = subscribe(look);
        look();
      }),
  };
}

/**
 * The state the machine would be in: restoring if there are tokens, since it isn't known yet whose they are; otherwise
 * signed out.
 */
function earlyState(tokens: Tokens | null, isLost: boolean): SessionState {
  const state = tokens === null ? 'signedOut' : 'restoring';
  return {
    context: {
      tokens,
      user: null,
      hasJustArrived: false,
      failedRenewals: 0,
      leavingToken: null,
      error: null,
      now: Date.now,
    },
    hasTag: (tag) => tag === state,
    matches(asked) {
      if (typeof asked === 'string') return asked === state;
      return isLost && state === 'restoring' && 'restoring' in asked && asked.restoring === 'unreachable';
    },
  };
}

export function startSession(session: Session): void {
  tellServer(session.getSnapshot().context.tokens !== null);
  if (session.getSnapshot().context.tokens) tryToRun(session);
  else whenIdle(() => tryToRun(session));
  followOtherTabs(
    () => session.getSnapshot().context.tokens,
    (event) => session.send(event),
  );
  addEventListener('online', () => session.send({ type: 'restore.retried' }));
}

/** Ignores failures: they are either shown from the session's state or affect no one. */
const tryToRun = (session: Pick<Session, 'run'>) => void session.run().catch(() => undefined);

/**
 * Settles when a request can use the stored token; a valid one is used even while it is being renewed. So is an expired
 * one if nothing answers its renewal: this device may have kept an answer for its account, and if the server is back,
 * it refuses the token, which is then renewed. Rejects with kind `network` when the token couldn't be renewed
 * otherwise: sending it would log the person out over a fault of the server.
 *
 * @param expired credentials that the server has just called expired: this browser's clock may be slow and consider
 * them valid.
 */
export async function ensureFresh(session: Session, expired: string | null = null): Promise<void> {
  const { tokens: held, now } = session.getSnapshot().context;
  const isRefused = held?.refreshToken != null && expired === `Bearer ${held.accessToken}`;
  if (!isRefused && (held?.expiresAt == null || held.expiresAt - now() > EXPIRY_MARGIN_MS)) return;
  try {
    await session.run();
  } catch (cause) {
    throw notRenewed(cause);
  }
  session.send({ type: 'renewal.needed', isRefused });
  const { context } = await session.until((state) => !state.hasTag('renewing'));
  const { tokens, error } = context;
  const isStillRefused = isRefused && tokens?.accessToken === held.accessToken;
  const isValid = tokens?.expiresAt == null || tokens.expiresAt > now();
  if (!isStillRefused && (isValid || isApiError(error, 'network'))) return;
  throw notRenewed(error);
}

const notRenewed = (cause: unknown) =>
  new ApiError({
    kind: 'network',
    operation: 'GET /getToken/{id}',
    message: 'The session could not be renewed.',
    cause,
  });

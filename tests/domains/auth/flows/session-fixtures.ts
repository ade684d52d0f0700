import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { sessionMachine } from '#domains/auth/flows/session.ts';
import type { OpenedSession, RenewedSession, SessionEmitted } from '#domains/auth/flows/session-types.ts';
import type { SessionUser } from '#generated/types.gen.ts';
import { ApiError, type ApiErrorKind } from '#platform/browser/calls/api-error.ts';
import type { Tokens } from '#platform/browser/session/token-storage.ts';
import { noteTransitions } from '../../../flows/logic-notes.ts';

export const MINUTE = 60_000;
export const LIFETIME = 15 * MINUTE;

export const amina: SessionUser = {
  id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41',
  name: 'Amina',
  lastName: 'Diallo',
  email: 'amina@example.org',
  role: 'Member',
  isProfileCompleted: true,
  isVerified: true,
  location: 'Dakar, Senegal',
  contactNo: '+221701234567',
  isTermsAgreed: true,
};
export const newcomer: SessionUser = { ...amina, isProfileCompleted: false, isTermsAgreed: false };
export const unverifiedUser: SessionUser = { ...newcomer, isVerified: false };
export const otherPerson: SessionUser = { ...amina, id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e42', name: 'Joaquín' };

export function tokensOf(label: string, expiresAt: number | null = LIFETIME, more: Partial<Tokens> = {}): Tokens {
  return {
    accessToken: `access ${label}`,
    refreshToken: `refresh ${label}`,
    subject: amina.id,
    expiresAt,
    lifetime: LIFETIME,
    ...more,
  };
}

export const openedBy = (user: SessionUser, tokens: Tokens = tokensOf('1')): OpenedSession => ({ tokens, user });

export function failure(kind: ApiErrorKind, more: Partial<ConstructorParameters<typeof ApiError>[0]> = {}): ApiError {
  return new ApiError({ kind, operation: 'GET /test', message: kind, ...more });
}

/** A call that the test answers. */
export class Calls<Input, Output> {
  readonly inputs: Input[] = [];
  private readonly open: PromiseWithResolvers<Output>[] = [];
  readonly logic = fromPromise<Output, Input>(({ input }) => {
    this.inputs.push(input);
    const call = Promise.withResolvers<Output>();
    this.open.push(call);
    return call.promise;
  });

  async answer(output: Output): Promise<void> {
    this.take().resolve(output);
    await settled();
  }

  async fail(error: unknown): Promise<void> {
    this.take().reject(error);
    await settled();
  }

  private take(): PromiseWithResolvers<Output> {
    const call = this.open.shift();
    if (!call) throw new Error('No call waits for an answer');
    return call;
  }
}

/** Lets the machine see every settled promise. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Transitions covered by the session's tests. */
export const transitions = noteTransitions(sessionMachine);

/** A session on a page whose storage held `tokens`; the clock starts at 0. */
export function openSession(tokens: Tokens | null = null) {
  const clock = new SimulatedClock();
  const renewals = new Calls<{ tokens: Tokens | null; userId: string | null }, RenewedSession>();
  const users = new Calls<unknown, SessionUser>();
  const logouts = new Calls<{ accessToken: string | null }, void>();
  const stored: string[] = [];
  const emitted: SessionEmitted[] = [];
  const machine = sessionMachine.provide({
    actors: { renewTokens: renewals.logic, loadCurrentUser: users.logic, logOut: logouts.logic },
    actions: {
      writeTokens: (_, pair) => stored.push(`tokens ${pair.accessToken}`),
      clearStorage: () => stored.push('cleared'),
      markLoggedIn: () => stored.push('isLoggedIn'),
      markProfileIncomplete: () => stored.push('incompleteProfile'),
    },
  });
  let slept = 0;
  const input = { tokens, now: () => clock.now() + slept };
  const session = createActor(machine, { clock, input, inspect: transitions.inspect });
  session.on('*', (event) => emitted.push(event));
  session.start();
  const state = () => session.getSnapshot();
  const timesSentToLogout = () => emitted.filter(({ type }) => type === 'navigate').length;
  /** Time passes without running timers, as during sleep. */
  const sleep = (ms: number) => {
    slept += ms;
  };
  return { session, clock, sleep, renewals, users, logouts, stored, emitted, state, timesSentToLogout };
}

/** The caller of a request: claimed by the token, confirmed by the database. */

import type { FastifyRequest } from 'fastify';
import type { Role } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayMoment } from '../../shared/moment.ts';
import type { Operation } from './contract.ts';
import { type Failure, forbidden, tokenInvalid, tokenMissing } from './failure.ts';

export interface Caller {
  userId: string;
  /** What the person may act as now: suspended people have the rights of a member. */
  role: Role;
  /** The session of the token; null for the token of an unverified login. */
  sessionId: string | null;
  isVerified: boolean;
  isProfileCompleted: boolean;
  /** Null unless the person is suspended now. */
  suspendedUntil: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of a call that requires a user. */
    caller: Caller | null;
  }
}

/** @throws {Failure} 401 if the token is invalid or its session has ended. */
export type Identify = (accessToken: string) => Promise<Caller>;

/**
 * The caller who last used this token; null if it is new here or only verifies an email address. @throws {Failure} as
 * Identify
 */
export type AssumeCaller = (accessToken: string) => Promise<AssumedCaller | null>;

export interface AssumedCaller {
  caller: Caller;
  /** Identifies the caller while `read` runs, in the same statement if possible. @throws {Failure} as Identify. */
  confirm<T>(read: () => Promise<T>): Promise<{ caller: Caller; outcome: PromiseSettledResult<T> }>;
}

/** For open streams: which of these tokens are still valid and belong to a live session. */
export type FindValid = (accessTokens: readonly string[]) => Promise<ReadonlySet<string>>;

export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw tokenInvalid();
  return token;
}

/** For handlers of calls that require a user. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw tokenMissing();
  return request.caller;
}

/** @throws {Failure} 401 or 403 if the contract doesn't allow this caller. */
export function admit(operation: Operation, caller: Caller | null): void {
  const { who } = operation;
  if (who.kind === 'visitor' || who.kind === 'refresh') return;
  if (!caller) throw tokenMissing();
  if (who.kind === 'unverified') return;
  if (!caller.isVerified || caller.sessionId === null) {
    throw forbidden('mail_unverified', say('failures.verifyEmailFirst'));
  }
  if (caller.suspendedUntil && !isOpenWhileSuspended(operation)) throw suspended(caller.suspendedUntil);
  if (who.roles && !who.roles.includes(caller.role)) throw roleForbidden(who.roles);
  if (!caller.isProfileCompleted && !who.incompleteProfile) {
    throw forbidden('profile_incomplete', say('failures.completeProfileFirst'));
  }
}

/** What needs no role and changes nothing, which is what calls without an anti-forgery token do. */
const isOpenWhileSuspended = ({ who, needsAntiForgery }: Operation): boolean =>
  who.whileSuspended === true || (who.roles === undefined && !needsAntiForgery);

const suspended = (until: Date): Failure =>
  forbidden('suspended', say('failures.suspended', { until: sayMoment(until) }));

function roleForbidden(roles: Role[]): Failure {
  return forbidden(
    'role_forbidden',
    say('failures.onlyRoles', {
      roles: formatList(
        roles.map((role) => say('failures.role', { role })),
        'disjunction',
      ),
    }),
  );
}

/** Who makes a request, as the token says and the database confirms. */
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../generated/types.gen.ts';
import type { Who } from './contract.ts';
import { type Failure, forbidden, tokenInvalid, tokenMissing } from './failure.ts';

export interface Caller {
  userId: string;
  role: Role;
  /** The login that the token comes from; null for the token of an unverified login. */
  sessionId: string | null;
  isVerified: boolean;
  isProfileCompleted: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before a handler runs whenever the call asks for a user. */
    caller: Caller | null;
  }
}

/** @throws {Failure} 401 for a token that is not valid or whose session has ended. */
export type Identify = (accessToken: string) => Promise<Caller>;

/** For what stays open: which of these tokens are valid still, and of sessions that have not ended. */
export type FindValid = (accessTokens: readonly string[]) => Promise<ReadonlySet<string>>;

export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw tokenInvalid();
  return token;
}

/** For handlers of calls that the contract opens to users alone. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw tokenMissing();
  return request.caller;
}

/** @throws {Failure} 401 or 403 when the contract does not let this caller make the call. */
export function admit(who: Who, caller: Caller | null): void {
  if (who.kind === 'visitor' || who.kind === 'refresh') return;
  if (!caller) throw tokenMissing();
  if (who.kind === 'unverified') return;
  if (!caller.isVerified || caller.sessionId === null) {
    throw forbidden('mail_unverified', 'Verify your email address first. Check your inbox for the link.');
  }
  if (who.roles && !who.roles.includes(caller.role)) throw roleForbidden(who.roles);
  if (!caller.isProfileCompleted && !who.incompleteProfile) {
    throw forbidden('profile_incomplete', 'Complete your profile first.');
  }
}

function roleForbidden(roles: Role[]): Failure {
  return forbidden('role_forbidden', `Only ${roles.map(withArticle).join(' or ')} can do this.`);
}

function withArticle(role: Role): string {
  return role === 'Admin' ? 'an Admin' : `a ${role}`;
}

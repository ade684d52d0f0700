/** The caller of a request: the holder of its access token. */

import type { FastifyRequest } from 'fastify';
import type { Role, Scope } from '#generated/types.gen.ts';
import { tokenInvalid, tokenMissing } from './failure.ts';

export interface Caller {
  userId: string;
  /** What the person may act as now: suspended people have the rights of a member. */
  role: Role;
  /** The session of the token; null for the token of an unverified login, and for a program's. */
  sessionId: string | null;
  /** The program that makes the call for the person; null if it's the person's own page. */
  program: { tokenId: string; scopes: readonly Scope[] } | null;
  isVerified: boolean;
  /** Of someone whose address is verified, and whom no admin has let in; null for everyone else. */
  admission: 'waiting' | 'declined' | null;
  isProfileCompleted: boolean;
  /** Null unless the person is suspended now. */
  suspendedUntil: Date | null;
  /** Until when the person has to set up a second step; null for those who have one or needn't. */
  secondStepDueAt: Date | null;
  /** Whether the person has proved in this session, minutes ago at most, that it's them. */
  isProven: boolean;
  /** Until when the ways into the account stay as they are; null unless that is later than now. */
  frozenUntil: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of a call that requires a user. */
    caller: Caller | null;
    /** Whether the caller comes from memory. */
    isCallerRecalled: boolean;
  }
}

export interface Callers {
  /** As this process remembers them; null if it doesn't, or may have missed a change. @throws {Failure} as `identify`. */
  recall(accessToken: string): Promise<Caller | null>;
  /** As the database knows them now. @throws {Failure} 401 if the token is invalid or its session has ended. */
  identify(accessToken: string): Promise<Caller>;
  /**
   * The person for whom a program makes a call, as the database knows them now.
   *
   * @param from the program's IP address, for the token's owner.
   * @throws {Failure} 401 if the token is unknown, has ended or has expired.
   */
  identifyProgram(token: string, from: string): Promise<Caller>;
  /**
   * Something was changed here whose message hasn't arrived yet. @param userId whose rights it may have changed; null for
   * anyone's.
   */
  noteChange(userId: string | null): void;
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

/** With which tokens of programs begin, so that people and scanners recognise them. */
export const PROGRAM_TOKEN_PREFIX = 'gsw_';

/** The token of a program; null if the request has none or another kind. */
export function programToken({ headers }: FastifyRequest): string | null {
  const [, token] = /^bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token?.startsWith(PROGRAM_TOKEN_PREFIX) ? token : null;
}

/** Whether it's the token of an unverified login, which grants no more than a visitor's access. */
export const isUnverifiedLogin = ({ isVerified, sessionId, program }: Caller): boolean =>
  !isVerified || (sessionId === null && program === null);

/** For handlers of calls that require a user. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw tokenMissing();
  return request.caller;
}

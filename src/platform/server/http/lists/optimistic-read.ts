/**
 * Reads optimistically: a call that visitors may make too is answered for the caller who last used the token, while the
 * same statement confirms that the session is still live and the caller unchanged. Nothing is sent before that.
 */
import type { FastifyRequest } from 'fastify';
import type { AssumedCaller, Caller } from '../caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the caller is assumed and not yet confirmed. */
    assumedCaller: AssumedCaller | null;
  }
}

/** @throws {Failure} 401 if the session has ended since, whatever was read. */
export async function readOptimistically<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const { assumedCaller } = request;
  if (!assumedCaller) return read();
  request.assumedCaller = null;
  const { caller, outcome } = await assumedCaller.confirm(read);
  if (isUnchanged(caller, assumedCaller.caller)) {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
  request.caller = caller;
  return read();
}

const isUnchanged = (caller: Caller, { role, isVerified, isProfileCompleted }: Caller) =>
  caller.role === role && caller.isVerified === isVerified && caller.isProfileCompleted === isProfileCompleted;

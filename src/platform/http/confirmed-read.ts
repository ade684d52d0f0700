/**
 * What anyone may read is read for the last caller with the token, and the same statement confirms that they still
 * may and are who they were. Nothing is sent before that.
 */
import type { FastifyRequest } from 'fastify';
import type { Caller, Expected } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the caller is taken for granted. */
    expected: Expected | null;
  }
}

/** @throws {Failure} 401 if the session has ended since, whatever was read. */
export async function readConfirmed<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const { expected } = request;
  if (!expected) return read();
  request.expected = null;
  const { caller, outcome } = await expected.confirm(read);
  if (isAsExpected(caller, expected.caller)) {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
  request.caller = caller;
  return read();
}

const isAsExpected = (caller: Caller, { role, isVerified, isProfileCompleted }: Caller) =>
  caller.role === role && caller.isVerified === isVerified && caller.isProfileCompleted === isProfileCompleted;

/** Which calls read from the replica. */
import type { FastifyRequest } from 'fastify';
import { readFromReplica } from '../../db/replica.ts';

type Handle = (request: FastifyRequest, ...others: unknown[]) => unknown;

/**
 * Only visitors' calls do. A member may just have written something, through any process, and must see it, so the
 * primary answers every call with a token. It answers visitors too until the replica has the latest change to what they
 * see.
 */
export function withReplicaReads(
  handlers: Record<string, unknown>,
  publicCalls: Iterable<string>,
): Record<string, unknown> {
  const reads = [...publicCalls].map((operationId) => [operationId, fromReplica(handlers[operationId])]);
  return { ...handlers, ...Object.fromEntries(reads) };
}

function fromReplica(handler: unknown): unknown {
  if (typeof handler !== 'function') return handler;
  const handle = handler as Handle;
  return (request: FastifyRequest, ...others: unknown[]) =>
    request.headers.authorization === undefined
      ? readFromReplica(() => handle(request, ...others))
      : handle(request, ...others);
}

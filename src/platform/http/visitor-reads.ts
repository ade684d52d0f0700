/** Which calls read from the replica. */
import type { FastifyRequest } from 'fastify';
import { readFromReplica } from '../db/replica.ts';
import type { Changes } from './changes.ts';

type Handle = (request: FastifyRequest, ...others: unknown[]) => unknown;

/**
 * Only what visitors read. A member may have just written something, through any process, and must see it: the primary
 * answers every call with a token, and visitors too right after a change, which the replica may not have yet.
 *
 * @param shows the public calls, with what their answers show.
 */
export function withVisitorReads(
  handlers: Record<string, unknown>,
  shows: ReadonlyMap<string, readonly string[]>,
  changes: Pick<Changes, 'hasJustChanged'>,
): Record<string, unknown> {
  const fromReplica = ([operationId, topics]: [string, readonly string[]]) => {
    const handler = handlers[operationId];
    if (typeof handler !== 'function') return [operationId, handler];
    const handle = handler as Handle;
    const read: Handle = (request, ...others) =>
      request.headers.authorization === undefined && !changes.hasJustChanged(topics)
        ? readFromReplica(() => handle(request, ...others))
        : handle(request, ...others);
    return [operationId, read];
  };
  return { ...handlers, ...Object.fromEntries([...shows].map(fromReplica)) };
}

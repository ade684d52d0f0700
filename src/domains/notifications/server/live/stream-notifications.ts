import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import { bearerToken, callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { isId } from '#platform/server/http/strict-values.ts';
import type { Outlet } from './event-stream.ts';
import type { Hub } from './hub.ts';

/** @throws {Failure} as Hub.assertRoom. */
export const streamNotifications: Call<'streamNotifications', { hub: Hub }> = async ({ hub }, request, reply) => {
  const { userId } = callerOf(request);
  hub.assertRoom(userId);
  const lastEventId = lastEventIdOf(request);
  const outlet = openStream(reply);
  const end = hub.subscribe({ userId, lastEventId, token: bearerToken(request) ?? '', outlet });
  request.raw.once('close', end);
  reply.raw.once('error', end);
};

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  if (id === undefined || id === '') return undefined;
  if (typeof id === 'string' && isId(id)) return id;
  throw invalid([{ field: 'Last-Event-ID', message: say('notifications.failures.eventId') }]);
}

/** Hijacks the reply: Fastify would send it once and time it out. */
function openStream(reply: FastifyReply): Outlet {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
  raw.setHeader('cache-control', 'private, no-store, no-transform');
  // Asks proxies not to buffer.
  raw.setHeader('x-accel-buffering', 'no');
  raw.writeHead(200);
  raw.flushHeaders();
  return {
    write: (text) => raw.write(text),
    end: () => raw.end(),
    get backlog() {
      return raw.writableLength;
    },
  };
}

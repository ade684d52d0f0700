/** HTTP handlers for notifications, and the wiring behind them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '#platform/config/secrets.ts';
import type { Listen } from '#platform/db/listening.ts';
import { bearerToken, callerOf, type FindValid } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { invalid } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import { readPage } from '#platform/http/paging.ts';
import { isId } from '#platform/http/strict-values.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { createAgeing } from './ageing.service.ts';
import { choose, createStops, readChoices } from './choices.service.ts';
import { createHub } from './live/hub.ts';
import type { Outlet } from './live/stream.ts';
import { createLetters, type LetterNeeds, type Letters } from './notification-emails.ts';
import { presentAll } from './present.ts';
import { markAsRead, readList } from './reading.service.ts';
import { createUnsubscribing } from './unsubscribing.ts';

interface NotificationNeeds extends Omit<LetterNeeds, 'unsubscribing'> {
  keys: Keys;
  log: Logger;
  findValid: FindValid;
}

type NotificationHandlers = Handlers<
  | 'listNotifications'
  | 'markNotificationRead'
  | 'streamNotifications'
  | 'getNotificationChoices'
  | 'updateNotificationChoices'
  | 'getUnsubscription'
  | 'unsubscribe'
  | 'resubscribe'
>;

export interface Notifications {
  handlers: NotificationHandlers;
  letters: Letters;
  /** Call once the job runner has started. */
  start(listen: Listen): Promise<void>;
  /** Closes the open streams. */
  stop(): Promise<void>;
}

const EVERY_NIGHT = '41 3 * * *';

const NOTIFICATIONS = { name: 'notifications', isKey: KEYS.none };

export function createNotifications({ keys, log, findValid, ...needs }: NotificationNeeds): Notifications {
  const { db } = needs;
  const unsubscribing = createUnsubscribing(keys.unsubscribing);
  const stops = createStops({ db, unsubscribing });
  const { letters, handOn } = createLetters({ ...needs, unsubscribing });
  const hub = createHub({ db, log, findValid });
  needs.jobs.repeat('notifications.sweep', EVERY_NIGHT, createAgeing(db));

  const handlers: NotificationHandlers = {
    listNotifications: async (request) => {
      const { isRead, kind, group, ...paging } = request.query;
      const asked = { ...(isRead !== undefined && { isRead }), ...(kind && { kind }), ...(group && { group }) };
      const { rows, meta } = await readList(db, callerOf(request).userId, asked, readPage(paging, NOTIFICATIONS));
      return ok('Your notifications.', { data: await presentAll(db, rows), meta });
    },

    markNotificationRead: async (request) => {
      const read = await markAsRead(db, callerOf(request).userId, request.params.id);
      return ok(read.markedCount === 0 ? 'No unread notifications.' : 'Marked as read.', read);
    },

    streamNotifications: async (request, reply) => {
      const { userId } = callerOf(request);
      hub.assertRoom(userId);
      const lastEventId = lastEventIdOf(request);
      const outlet = openStream(reply);
      const end = hub.follow({
        userId,
        lastEventId,
        token: bearerToken(request) ?? '',
        outlet,
      });
      request.raw.once('close', end);
      reply.raw.once('error', end);
    },

    getNotificationChoices: async (request) => {
      const choices = await readChoices(db, callerOf(request));
      return ok('Your notification settings.', { choices });
    },

    updateNotificationChoices: async (request) => {
      const caller = callerOf(request);
      await choose(db, caller, request.body.choices);
      return ok('Notification settings saved.', { choices: await readChoices(db, caller) });
    },

    getUnsubscription: async (request) =>
      ok('What this link unsubscribes you from.', await stops.read(request.params.token)),

    unsubscribe: async (request) => {
      return ok('You’re unsubscribed from these emails.', await stops.stop(request.params.token));
    },

    resubscribe: async (request) => {
      return ok('You’re subscribed to these emails again.', await stops.takeBack(request.params.token));
    },
  };

  const handOnSafely = () => {
    handOn().catch((error: unknown) =>
      log.warn({ err: error }, 'Queueing notification emails failed; retrying within a minute'),
    );
  };
  return { handlers, letters, start: (listen) => hub.start(listen, handOnSafely), stop: () => hub.stop() };
}

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  if (id === undefined || id === '') return undefined;
  if (typeof id === 'string' && isId(id)) return id;
  throw invalid([{ field: 'Last-Event-ID', message: 'Enter the id of an event.' }]);
}

/** Hijacks the reply: Fastify would send it once and time it out. */
function openStream(reply: FastifyReply): Outlet {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
  raw.setHeader('cache-control', 'no-store, no-transform');
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

/** The open streams of this process. Every commit that adds notifications sends a NOTIFY with the user ids; each stream
 * then reads on from its sequence number, so that it delivers every notification exactly once.
 */
import { NIL } from 'uuid';
import type { Db } from '#platform/db/database.ts';
import type { Listen } from '#platform/db/listening.ts';
import type { FindValid } from '#platform/http/caller.ts';
import { tooManyRequests, unavailable } from '#platform/http/failure.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { mayHaveAged } from '../ageing.service.ts';
import { presentAll } from '../present.ts';
import { findLastIdUpTo, findNumber, findNumberBefore, listAfter, readInboxCounters } from '../reading.repository.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createLine, type Line, type Outlet } from './stream.ts';

export interface Following {
  userId: string;
  /** The last event the page received on an earlier stream. */
  lastEventId: string | undefined;
  /** The stream closes when this access token expires. */
  token: string;
  outlet: Outlet;
}

export interface Hub {
  /** Call before replying. @throws {Failure} 429 for one stream too many, 503 while the server stops. */
  assertRoom(userId: string): void;
  /** @returns a function that closes the stream. */
  follow(following: Following): () => void;
  start(listen: Listen, onMail: () => void): Promise<void>;
  /** Closes every stream; pages reconnect by themselves. */
  stop(): Promise<void>;
}

const MOST_LINES_OF_ONE = 10;
const MOST_LINES = 10_000;
const READ_AT_ONCE = 100;
/** Database connections that streams may use at once. */
const READING_AT_ONCE = 3;
const RETRY_SECONDS = 30;
/** The event id for someone who has no notifications. */
const BEFORE_ALL = NIL;

interface HubNeeds {
  db: Db;
  log: Logger;
  findValid: FindValid;
}

interface Held {
  line: Line;
  token: string;
  /** Whether to read again after the read in progress. */
  isDue: boolean;
  isReading: boolean;
}

export function createHub({ db, log, findValid }: HubNeeds): Hub {
  const held = new Map<string, Set<Held>>();
  const turns = limitConcurrency(READING_AT_ONCE);
  let count = 0;
  let isStopping = false;
  let stopListening: (() => Promise<void>) | null = null;

  const all = () => [...held.values()].flatMap((lines) => [...lines]);

  const drop = (one: Held) => {
    const lines = held.get(one.line.userId);
    if (!lines?.delete(one)) return;
    count -= 1;
    if (lines.size === 0) held.delete(one.line.userId);
  };

  const look = (one: Held): void => {
    one.isDue = true;
    if (!one.isReading) void turns(() => read(one));
  };

  const read = async (one: Held): Promise<void> => {
    if (one.isReading) return;
    one.isReading = true;
    try {
      while (one.isDue && one.line.isOpen) {
        one.isDue = false;
        await tellNew(one.line);
      }
    } catch (error) {
      // The page reconnects and resumes.
      log.warn({ err: error }, 'Reading new notifications failed');
      one.line.end();
    }
    one.isReading = false;
  };

  const tellNew = async (line: Line): Promise<void> => {
    let { position } = line;
    if (position === null) return;
    for (;;) {
      const rows = await listAfter(db, line.userId, position, READ_AT_ONCE);
      for (const notification of await presentAll(db, rows)) line.tellNotification(notification);
      position = rows.at(-1)?.number ?? position;
      line.position = position;
      if (rows.length < READ_AT_ONCE || !line.isOpen) break;
    }
    const unread = (await readInboxCounters(db, [line.userId])).get(line.userId)?.unread ?? 0;
    if (unread !== line.unread) line.tellUnread(unread);
  };

  /** Also resolves events that have expired, and the nil id. */
  const findPosition = async (userId: string, eventId: string): Promise<number | null> =>
    (await findNumber(db, userId, eventId)) ??
    (mayHaveAged(eventId) ? await findNumberBefore(db, userId, eventId) : null);

  const begin = async (line: Line, lastEventId: string | undefined): Promise<void> => {
    const { userId } = line;
    const current = (await readInboxCounters(db, [userId])).get(userId) ?? { lastNumber: 0, unread: 0 };
    const resumed = lastEventId === undefined ? null : await findPosition(userId, lastEventId);
    line.position = resumed ?? current.lastNumber;
    if (resumed !== null) line.tellUnread(current.unread);
    else line.tellUnread(current.unread, (await findLastIdUpTo(db, userId, current.lastNumber)) ?? BEFORE_ALL);
  };

  const beat = createHeartbeat({ db, log, findValid, all, look });

  return {
    assertRoom: (userId) => {
      if (isStopping || count >= MOST_LINES) throw unavailable('Too many open streams. Try again later.');
      if ((held.get(userId)?.size ?? 0) >= MOST_LINES_OF_ONE) throw tooManyRequests(RETRY_SECONDS);
    },

    follow: ({ userId, lastEventId, token, outlet }) => {
      const one: Held = { line: createLine(userId, outlet, () => drop(one)), token, isDue: true, isReading: true };
      const lines = held.get(userId) ?? new Set();
      held.set(userId, lines.add(one));
      count += 1;
      void turns(async () => {
        try {
          await begin(one.line, lastEventId);
        } catch (error) {
          log.warn({ err: error }, 'Opening a notification stream failed');
          one.line.end();
        }
        one.isReading = false;
        await read(one);
      });
      return () => one.line.end();
    },

    start: async (listen, onMail) => {
      stopListening = await listen({
        channels: {
          notifications: (payload) => {
            for (const userId of payload.split(',')) held.get(userId)?.forEach(look);
          },
          notification_mail: onMail,
        },
        onMissed: () => {
          all().forEach(look);
          onMail();
        },
      });
      beat.start();
    },

    stop: async () => {
      isStopping = true;
      for (const { line } of all()) line.end();
      await beat.stop();
      await stopListening?.();
    },
  };
}

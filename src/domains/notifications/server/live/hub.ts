/**
 * The open streams of this process. Every commit that adds notifications sends a NOTIFY with the user ids; each stream
 * then reads on from its sequence number, so that it delivers every notification exactly once.
 */

import { NIL } from 'uuid';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Listen } from '#platform/server/db/listening.ts';
import type { FindValid } from '#platform/server/http/caller.ts';
import { tooManyRequests, unavailable } from '#platform/server/http/failure.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { mayHaveExpired } from '../expiry.ts';
import {
  findLastIdUpTo,
  findNumber,
  findNumberBefore,
  listAfter,
  readInboxCounters,
} from '../inbox/inbox.repository.ts';
import { present } from '../present.ts';
import { PAGE_CHANGES } from './changes.repository.ts';
import { createStream, type Outlet, type Stream } from './event-stream.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createPageChanges } from './page-changes.ts';

export interface Subscription {
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
  subscribe(following: Subscription): () => void;
  start(listen: Listen, onMail: () => void): Promise<void>;
  /** Closes every stream; pages reconnect by themselves. */
  stop(): Promise<void>;
}

const MAX_STREAMS_PER_PERSON = 10;
const MAX_STREAMS = 10_000;
const READ_AT_ONCE = 100;
/** Database connections that streams may use at once. */
const READING_AT_ONCE = 3;
const RETRY_SECONDS = 30;
/** The event id for someone who has no notifications. */
const BEFORE_ALL = NIL;

interface OpenStream {
  stream: Stream;
  token: string;
  /** Whether to read again after the read in progress. */
  isDue: boolean;
  isReading: boolean;
}

export function createHub({ db, log, findValid }: { db: Db; log: Logger; findValid: FindValid }): Hub {
  const streamsByUser = new Map<string, Set<OpenStream>>();
  const turns = limitConcurrency(READING_AT_ONCE);
  let count = 0;
  let isStopping = false;
  let stopListening: (() => Promise<void>) | null = null;

  const all = () => [...streamsByUser.values()].flatMap((streams) => [...streams]);

  const drop = (one: OpenStream) => {
    const streams = streamsByUser.get(one.stream.userId);
    if (!streams?.delete(one)) return;
    count -= 1;
    if (streams.size === 0) streamsByUser.delete(one.stream.userId);
  };

  const look = (one: OpenStream): void => {
    one.isDue = true;
    if (!one.isReading) void turns(() => read(one));
  };

  const read = async (one: OpenStream): Promise<void> => {
    if (one.isReading) return;
    one.isReading = true;
    try {
      while (one.isDue && one.stream.isOpen) {
        one.isDue = false;
        await sendNew(one.stream);
      }
    } catch (error) {
      // The page reconnects and resumes.
      log.warn({ err: error }, 'Reading new notifications failed');
      one.stream.end();
    }
    one.isReading = false;
  };

  const sendNew = async (stream: Stream): Promise<void> => {
    let { position } = stream;
    if (position === null) return;
    for (;;) {
      const rows = await listAfter(db, stream.userId, position, READ_AT_ONCE);
      for (const row of rows) stream.sendNotification(speakIn(stream.language, () => present(row)));
      position = rows.at(-1)?.number ?? position;
      stream.position = position;
      if (rows.length < READ_AT_ONCE || !stream.isOpen) break;
    }
    const unread = (await readInboxCounters(db, [stream.userId])).get(stream.userId)?.unread ?? 0;
    if (unread !== stream.unread) stream.sendUnread(unread);
  };

  /** Also resolves events that have expired, and the nil id. */
  const findPosition = async (userId: string, eventId: string): Promise<number | null> =>
    (await findNumber(db, userId, eventId)) ??
    (mayHaveExpired(eventId) ? await findNumberBefore(db, userId, eventId) : null);

  const begin = async (stream: Stream, lastEventId: string | undefined): Promise<void> => {
    const { userId } = stream;
    const current = (await readInboxCounters(db, [userId])).get(userId) ?? { lastNumber: 0, unread: 0 };
    const resumed = lastEventId === undefined ? null : await findPosition(userId, lastEventId);
    stream.position = resumed ?? current.lastNumber;
    if (resumed !== null) stream.sendUnread(current.unread);
    else stream.sendUnread(current.unread, (await findLastIdUpTo(db, userId, current.lastNumber)) ?? BEFORE_ALL);
  };

  const changes = createPageChanges(() => all().map(({ stream }) => stream));
  const beat = createHeartbeat({ db, log, findValid, all, look });

  return {
    assertRoom: (userId) => {
      if (isStopping || count >= MAX_STREAMS) throw unavailable(say('notifications.failures.tooManyStreams'));
      if ((streamsByUser.get(userId)?.size ?? 0) >= MAX_STREAMS_PER_PERSON) throw tooManyRequests(RETRY_SECONDS);
    },

    subscribe: ({ userId, lastEventId, token, outlet }) => {
      const one: OpenStream = {
        stream: createStream(userId, outlet, () => drop(one)),
        token,
        isDue: true,
        isReading: true,
      };
      const streams = streamsByUser.get(userId) ?? new Set();
      streamsByUser.set(userId, streams.add(one));
      count += 1;
      void turns(async () => {
        try {
          await begin(one.stream, lastEventId);
        } catch (error) {
          log.warn({ err: error }, 'Opening a notification stream failed');
          one.stream.end();
        }
        one.isReading = false;
        await read(one);
      });
      return () => one.stream.end();
    },

    start: async (listen, onMail) => {
      stopListening = await listen({
        channels: {
          notifications: (payload) => {
            for (const userId of payload.split(',')) streamsByUser.get(userId)?.forEach(look);
          },
          notification_mail: onMail,
          [PAGE_CHANGES]: changes.hear,
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
      for (const { stream } of all()) stream.end();
      changes.stop();
      await beat.stop();
      await stopListening?.();
    },
  };
}

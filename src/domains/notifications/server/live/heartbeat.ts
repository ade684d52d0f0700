/** The heartbeat: keeps streams alive, closes those whose token has expired, and catches missed notifications. */
import type { Db } from '#platform/server/db/database.ts';
import type { FindValid } from '#platform/server/http/caller.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { readInboxCounters } from '../inbox/inbox.repository.ts';
import type { Stream } from './event-stream.ts';

interface Monitored {
  stream: Stream;
  /** The access token that opened the stream. */
  token: string;
}

interface HeartbeatNeeds<T extends Monitored> {
  db: Db;
  log: Logger;
  findValid: FindValid;
  all: () => T[];
  /** Called when a stream has something new to send. */
  look: (one: T) => void;
}

export interface Heartbeat {
  start(): void;
  stop(): Promise<void>;
}

const BEAT_MS = 25_000;
const STREAMS_AT_ONCE = 500;

export function createHeartbeat<T extends Monitored>({ db, log, findValid, all, look }: HeartbeatNeeds<T>): Heartbeat {
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;

  /** Closes streams whose session has ended, and catches up those that have fallen behind. */
  const check = async (some: readonly T[]): Promise<void> => {
    const valid = await findValid(some.map(({ token }) => token));
    for (const { stream, token } of some) if (!valid.has(token)) stream.end();
    const left = some.filter(({ stream }) => stream.isOpen);
    if (left.length === 0) return;
    const counters = await readInboxCounters(db, [...new Set(left.map(({ stream }) => stream.userId))]);
    for (const one of left) {
      const current = counters.get(one.stream.userId);
      if (current && (current.lastNumber !== one.stream.position || current.unread !== one.stream.unread)) look(one);
    }
  };

  /** One query at a time, to leave database connections free for deliveries. */
  const checkAll = async (streams: readonly T[]): Promise<void> => {
    for (let index = 0; index < streams.length; index += STREAMS_AT_ONCE) {
      const open = streams.slice(index, index + STREAMS_AT_ONCE).filter(({ stream }) => stream.isOpen);
      if (open.length > 0) await check(open);
    }
  };

  const onHeartbeat = (): void => {
    const streams = all();
    for (const { stream } of streams) stream.keepAlive();
    checking ??= checkAll(streams)
      .catch((error: unknown) => log.warn({ err: error }, 'Heartbeat check of the notification streams failed'))
      .finally(() => {
        checking = null;
      });
  };

  return {
    start: () => {
      timer = setInterval(onHeartbeat, BEAT_MS);
    },
    stop: async () => {
      clearInterval(timer);
      await checking;
    },
  };
}

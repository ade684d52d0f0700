/** The heartbeat: keeps streams alive, closes those whose token has expired, and catches missed notifications. */
import type { Db } from '#platform/db/database.ts';
import type { FindValid } from '#platform/http/caller.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { readInboxCounters } from '../reading.repository.ts';
import type { Line } from './stream.ts';

interface Followed {
  line: Line;
  /** The access token that opened the stream. */
  token: string;
}

interface HeartbeatNeeds<T extends Followed> {
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
const LINES_AT_ONCE = 500;

export function createHeartbeat<T extends Followed>({ db, log, findValid, all, look }: HeartbeatNeeds<T>): Heartbeat {
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;

  /** Closes streams whose session has ended, and catches up those that have fallen behind. */
  const check = async (some: readonly T[]): Promise<void> => {
    const valid = await findValid(some.map(({ token }) => token));
    for (const { line, token } of some) if (!valid.has(token)) line.end();
    const left = some.filter(({ line }) => line.isOpen);
    if (left.length === 0) return;
    const counters = await readInboxCounters(db, [...new Set(left.map(({ line }) => line.userId))]);
    for (const one of left) {
      const current = counters.get(one.line.userId);
      if (current && (current.lastNumber !== one.line.position || current.unread !== one.line.unread)) look(one);
    }
  };

  /** One query at a time, to leave database connections free for deliveries. */
  const checkAll = async (lines: readonly T[]): Promise<void> => {
    for (let index = 0; index < lines.length; index += LINES_AT_ONCE) {
      const open = lines.slice(index, index + LINES_AT_ONCE).filter(({ line }) => line.isOpen);
      if (open.length > 0) await check(open);
    }
  };

  const onHeartbeat = (): void => {
    const lines = all();
    for (const { line } of lines) line.keep();
    checking ??= checkAll(lines)
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

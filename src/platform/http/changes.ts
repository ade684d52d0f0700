/** Notifies every process of what has changed, so that none keeps showing visitors stale answers. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Listen } from '../db/listening.ts';
import { tellProcesses } from './changes.repository.ts';
import type { VisitorCache } from './visitor-cache.ts';

export interface Changes {
  /** Call after the commit. This process is notified at once, the others through the database. */
  tell(topics: readonly string[]): void;
  start(listen: Listen): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'visitors_answers';
/** Under load, a message for each change would occupy every process more than the changes do. */
const APART_MS = 200;

interface ChangesNeeds {
  db: Db;
  log: FastifyBaseLogger;
  cache: Pick<VisitorCache, 'drop' | 'clear'>;
  /** Called on every change, which a replica may not have yet. */
  onChange(): void;
}

export function createChanges({ db, log, cache, onChange }: ChangesNeeds): Changes {
  const self = randomUUID();
  const untold = new Set<string>();
  const stopping = new AbortController();
  let telling: Promise<void> | null = null;
  let stopListening: (() => Promise<void>) | undefined;

  /** Sends the first change at once, and later ones together in the next message. */
  const tellOthers = async () => {
    while (untold.size > 0) {
      const topics = [...untold];
      untold.clear();
      try {
        await tellProcesses(db, CHANNEL, `${self} ${topics.join(',')}`);
      } catch (error) {
        log.warn(
          { err: error },
          'Other processes couldn’t be told of a change, so their visitors see it a second late',
        );
      }
      await wait(APART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    telling = null;
  };

  const note = (topics: readonly string[]) => {
    onChange();
    cache.drop(topics);
  };

  const hear = (payload: string) => {
    const [sender, topics = ''] = payload.split(' ');
    if (sender !== self) note(topics.split(','));
  };

  const miss = () => {
    onChange();
    cache.clear();
  };

  return {
    tell: (topics) => {
      if (topics.length === 0) return;
      note(topics);
      for (const topic of topics) untold.add(topic);
      telling ??= tellOthers();
    },
    start: async (listen) => {
      stopListening = await listen({ channels: { [CHANNEL]: hear }, onMissed: miss });
    },
    stop: async () => {
      stopping.abort();
      await telling;
      await stopListening?.();
    },
  };
}

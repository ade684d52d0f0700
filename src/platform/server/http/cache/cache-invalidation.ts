/** Notifies every process of what has changed, so that none keeps showing visitors stale answers. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Listen } from '../../db/listening.ts';
import { notifyProcesses, VISITORS_ANSWERS } from './notify.repository.ts';
import type { VisitorCache } from './visitor-cache.ts';

export interface CacheInvalidation {
  /** Call after the commit. This process is notified at once, the others through the database. */
  publish(topics: readonly string[]): void;
  start(listen: Listen): Promise<void>;
  stop(): Promise<void>;
}

/** Under load, a message for each change would occupy every process more than the changes do. */
const MIN_INTERVAL_MS = 200;

interface InvalidationOptions {
  db: Db;
  log: FastifyBaseLogger;
  cache: Pick<VisitorCache, 'drop' | 'clear'>;
  /** Called on every change, which a replica may not have yet. */
  onChange(): void;
}

export function createCacheInvalidation({ db, log, cache, onChange }: InvalidationOptions): CacheInvalidation {
  const self = randomUUID();
  const unpublished = new Set<string>();
  const stopping = new AbortController();
  let publishing: Promise<void> | null = null;
  let stopListening: (() => Promise<void>) | undefined;

  /** Sends the first change at once, and later ones together in the next message. */
  const publishToOthers = async () => {
    while (unpublished.size > 0) {
      const topics = [...unpublished];
      unpublished.clear();
      try {
        await notifyProcesses(db, VISITORS_ANSWERS, `${self} ${topics.join(',')}`);
      } catch (error) {
        log.warn(
          { err: error },
          'Other processes couldn’t be told of a change, so their visitors see it a second late',
        );
      }
      await wait(MIN_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    publishing = null;
  };

  const invalidate = (topics: readonly string[]) => {
    onChange();
    cache.drop(topics);
  };

  const onMessage = (payload: string) => {
    const [sender, topics = ''] = payload.split(' ');
    if (sender !== self) invalidate(topics.split(','));
  };

  const onMissed = () => {
    onChange();
    cache.clear();
  };

  return {
    publish: (topics) => {
      if (topics.length === 0) return;
      invalidate(topics);
      for (const topic of topics) unpublished.add(topic);
      publishing ??= publishToOthers();
    },
    start: async (listen) => {
      stopListening = await listen({ channels: { [VISITORS_ANSWERS]: onMessage }, onMissed: onMissed });
    },
    stop: async () => {
      stopping.abort();
      await publishing;
      await stopListening?.();
    },
  };
}

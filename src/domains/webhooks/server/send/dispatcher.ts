/**
 * Sends events, in each process: for each webhook one after the other, for many webhooks at once. Which process sends for
 * which webhook is decided in the database.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listen } from '#platform/server/db/listening.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';
import { resolvePublic } from '#platform/server/outgoing/addresses.ts';
import { NEW_DELIVERIES } from '../events/events.repository.ts';
import { claimWebhooks, releaseWebhook } from './claims.repository.ts';
import { type SendNeeds, sendNext } from './send-next.ts';

/** Webhooks that a process sends for at once. Each costs a connection and little else. */
const MAX_AT_ONCE = 200;
/** Of those, the ones that fail: receivers that hang leave room for the others. */
const MAX_FAILING = 100;
/** Database connections that sending may use at once. */
const MAX_QUERIES = 3;
/** How many events a webhook gets before others that wait have their turn. */
const EVENTS_IN_A_ROW = 100;
/** For retries, and for what a process that died has left. The commit of a new event wakes all processes. */
const POLL_MS = 2_000;
/** Between two looks, so that many commits in a row don't each cause one. */
const MIN_INTERVAL_MS = 50;

export interface Dispatcher {
  start(listen: Listen): Promise<void>;
  /** Ends the requests under way, whose events are sent by another process or after the next start. */
  stop(): Promise<void>;
}

export function createDispatcher(needs: Omit<SendNeeds, 'post' | 'inTurn'>): Dispatcher {
  const { db, log, config } = needs;
  const stopping = new AbortController();
  const all: SendNeeds = {
    ...needs,
    post: { allowedHosts: config.webhookHosts, resolve: resolvePublic, stopping: stopping.signal },
    inTurn: limitConcurrency(MAX_QUERIES),
  };
  const running = new Map<string, { isFailing: boolean; work: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let isDue = false;
  let stopListening: (() => Promise<void>) | null = null;

  const countFailing = () => [...running.values()].filter(({ isFailing }) => isFailing).length;

  const claim = async (areFailing: boolean, most: number): Promise<void> => {
    if (most <= 0) return;
    const claimId = randomUUID();
    for (const { id } of await claimWebhooks(db, { claimId, areFailing, most })) {
      running.set(id, { isFailing: areFailing, work: serve(id, claimId) });
    }
  };

  const look = async (): Promise<void> => {
    try {
      await claim(false, MAX_AT_ONCE - running.size);
      await claim(true, Math.min(MAX_FAILING - countFailing(), MAX_AT_ONCE - running.size));
    } catch (error) {
      log.warn({ err: error }, 'Looking for events to send failed; trying again in a few seconds');
    }
  };

  const hear = (): void => {
    if (stopping.signal.aborted) return;
    isDue = true;
    round ??= (async () => {
      while (isDue && !stopping.signal.aborted) {
        isDue = false;
        await look();
        await wait(MIN_INTERVAL_MS);
      }
      round = null;
    })();
  };

  const serve = async (id: string, claimId: string): Promise<void> => {
    try {
      let isMore = true;
      for (let sent = 0; isMore && sent < EVENTS_IN_A_ROW && !stopping.signal.aborted; sent += 1) {
        isMore = await sendNext(all, id, claimId);
      }
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ webhook: id, err: error }, 'Sending events failed; trying again');
    }
    try {
      await releaseWebhook(db, id, claimId);
    } catch (error) {
      log.warn({ webhook: id, err: error }, 'Releasing a webhook failed; it is free in half a minute');
    }
    running.delete(id);
    // What happened while it was claimed woke nobody.
    hear();
  };

  return {
    start: async (listen) => {
      stopListening = await listen({ channels: { [NEW_DELIVERIES]: hear }, onMissed: hear });
      timer = setInterval(hear, POLL_MS);
      hear();
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await stopListening?.();
      await round;
      await Promise.all([...running.values()].map(({ work }) => work));
    },
  };
}

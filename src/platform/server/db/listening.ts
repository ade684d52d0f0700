/** Messages to all processes, sent when a transaction commits (PostgreSQL's LISTEN and NOTIFY). */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { limitConcurrency } from '../limit-concurrency.ts';

export interface Subscriber {
  /** Handlers of messages, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Called after a reconnect, since messages in between were missed. */
  onMissed: () => void;
  /**
   * Called several times a second with the moment (`performance.now()`) up to which every message has arrived; once,
   * with Infinity, where messages arrive as they are sent.
   */
  onHeard?: (until: number) => void;
}

/** @returns a function that stops listening. */
export type Listen = (subscriber: Subscriber) => Promise<() => Promise<void>>;

const MIN_RETRY_DELAY_MS = 200;
const MAX_RETRY_DELAY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
/**
 * How often a connection is asked whether it still hears: a half-open one gives no error, and who calls is remembered
 * for a second after its last answer.
 */
const PROBE_INTERVAL_MS = 300;
const PROBE_TIMEOUT_MS = 5_000;

export const listenEmbedded =
  (pglite: PGlite): Listen =>
  async ({ channels, onHeard }) => {
    const stops = await Promise.all(
      Object.entries(channels).map(([channel, handle]) => pglite.listen(channel, handle)),
    );
    onHeard?.(Number.POSITIVE_INFINITY);
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  };

/**
 * Listens on a connection of its own that reconnects when it breaks: one for all subscribers of a process, because
 * PostgreSQL wakes each connection that listens for each message, whatever its channel.
 */
export function listenPostgres(connectionString: string, onBroken: (error: Error) => void): Listen {
  const subscribers = new Set<Subscriber>();
  const oneAtATime = limitConcurrency(1);
  let client: pg.Client | null = null;
  let retryDelay = MIN_RETRY_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;

  const onNotification = ({ channel, payload = '' }: pg.Notification) => {
    for (const { channels } of [...subscribers]) channels[channel]?.(payload);
  };
  const connect = async () => {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    next.on('error', (error) => handleLoss(next, error));
    next.on('end', () => handleLoss(next, new Error('The connection ended')));
    next.on('notification', onNotification);
    client = next;
    await orReconnect(next, async () => {
      await next.connect();
      await runOnChannels(next, 'listen', [...subscribers].flatMap(channelsOf));
      retryDelay = MIN_RETRY_DELAY_MS;
      if (client === next) timer = setTimeout(() => void probe(next), PROBE_INTERVAL_MS);
    });
  };
  const reconnect = async () => {
    await connect();
    if (client) for (const { onMissed } of [...subscribers]) onMissed();
  };
  const probe = (probed: pg.Client) =>
    orReconnect(probed, async () => {
      const asked = performance.now();
      await probed.query('select 1');
      // PostgreSQL sends the messages of everything committed before it answers.
      for (const { onHeard } of [...subscribers]) onHeard?.(asked);
      if (client === probed) timer = setTimeout(() => void probe(probed), PROBE_INTERVAL_MS);
    });
  const orReconnect = async (used: pg.Client, act: () => Promise<void>) => {
    try {
      await oneAtATime(act);
    } catch (error) {
      handleLoss(used, error instanceof Error ? error : new Error(String(error)));
    }
  };
  const handleLoss = (lost: pg.Client, error: Error) => {
    if (client !== lost) return;
    client = null;
    clearTimeout(timer);
    onBroken(error);
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void reconnect(), retryDelay);
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS);
  };
  const close = async () => {
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end();
  };

  return async (subscriber) => {
    const isFirst = subscribers.size === 0;
    subscribers.add(subscriber);
    if (isFirst) await connect();
    else if (client) {
      const current = client;
      await orReconnect(current, () => runOnChannels(current, 'listen', channelsOf(subscriber)));
    }
    return async () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0) return close();
      const unused = channelsOf(subscriber).filter(
        (channel) => ![...subscribers].some(({ channels }) => channel in channels),
      );
      const current = client;
      if (current) await orReconnect(current, () => runOnChannels(current, 'unlisten', unused));
    };
  };
}

const channelsOf = ({ channels }: Subscriber): string[] => Object.keys(channels);

async function runOnChannels(
  client: pg.Client,
  command: 'listen' | 'unlisten',
  channels: readonly string[],
): Promise<void> {
  for (const channel of channels) await client.query(`${command} ${pg.escapeIdentifier(channel)}`);
}

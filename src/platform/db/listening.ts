/** Messages to all processes, sent when a transaction commits (PostgreSQL's LISTEN and NOTIFY). */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { limitConcurrency } from '../limit-concurrency.ts';

export interface Ears {
  /** Handlers of messages, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Called after a reconnect, since messages in between were missed. */
  onMissed: () => void;
}

/** @returns a function that stops listening. */
export type Listen = (ears: Ears) => Promise<() => Promise<void>>;

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** A half-open connection gives no error, so it is pinged. */
const PROBE_EVERY_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;

export const listenEmbedded =
  (pglite: PGlite): Listen =>
  async ({ channels }) => {
    const ends = await Promise.all(Object.entries(channels).map(([channel, hear]) => pglite.listen(channel, hear)));
    return async () => {
      await Promise.all(ends.map((end) => end()));
    };
  };

/**
 * Listens on a connection of its own that reconnects when it breaks: one for all ears of a process, because PostgreSQL
 * wakes each connection that listens for each message, whatever its channel.
 */
export function listenPostgres(connectionString: string, onBroken: (error: Error) => void): Listen {
  const all = new Set<Ears>();
  const turns = limitConcurrency(1);
  let client: pg.Client | null = null;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;

  const hear = ({ channel, payload = '' }: pg.Notification) => {
    for (const { channels } of [...all]) channels[channel]?.(payload);
  };
  const connect = async () => {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('The connection ended')));
    next.on('notification', hear);
    client = next;
    await orLose(next, async () => {
      await next.connect();
      await tune(next, 'listen', [...all].flatMap(channelsOf));
      pause = FIRST_PAUSE_MS;
      if (client === next) timer = setTimeout(() => void probe(next), PROBE_EVERY_MS);
    });
  };
  const reconnect = async () => {
    await connect();
    if (client) for (const { onMissed } of [...all]) onMissed();
  };
  const probe = (asked: pg.Client) =>
    orLose(asked, async () => {
      await asked.query('select 1');
      if (client === asked) timer = setTimeout(() => void probe(asked), PROBE_EVERY_MS);
    });
  const orLose = async (used: pg.Client, act: () => Promise<void>) => {
    try {
      await turns(act);
    } catch (error) {
      lose(used, error instanceof Error ? error : new Error(String(error)));
    }
  };
  const lose = (lost: pg.Client, error: Error) => {
    if (client !== lost) return;
    client = null;
    clearTimeout(timer);
    onBroken(error);
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void reconnect(), pause);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  };
  const close = async () => {
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end();
  };

  return async (ears) => {
    const isFirst = all.size === 0;
    all.add(ears);
    if (isFirst) await connect();
    else if (client) {
      const current = client;
      await orLose(current, () => tune(current, 'listen', channelsOf(ears)));
    }
    return async () => {
      all.delete(ears);
      if (all.size === 0) return close();
      const unheard = channelsOf(ears).filter((channel) => ![...all].some(({ channels }) => channel in channels));
      const current = client;
      if (current) await orLose(current, () => tune(current, 'unlisten', unheard));
    };
  };
}

const channelsOf = ({ channels }: Ears): string[] => Object.keys(channels);

async function tune(client: pg.Client, command: 'listen' | 'unlisten', channels: readonly string[]): Promise<void> {
  for (const channel of channels) await client.query(`${command} ${pg.escapeIdentifier(channel)}`);
}

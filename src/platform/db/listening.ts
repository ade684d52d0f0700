/** Messages to all processes, sent when a transaction commits (PostgreSQL's LISTEN and NOTIFY). */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export interface Ears {
  /** Handlers of messages, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Called after a reconnect, since messages in between were missed. */
  onMissed: () => void;
}

/** @returns a function that stops listening. */
export type Listen = (ears: Ears) => Promise<() => Promise<void>>;

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
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

/** Listens on a dedicated connection that reconnects when it breaks. */
export const listenPostgres =
  (connectionString: string, onBroken: (error: Error) => void): Listen =>
  async ({ channels, onMissed }) => {
    let client: pg.Client | null = null;
    let hasEnded = false;
    let pause = FIRST_PAUSE_MS;
    let timer: NodeJS.Timeout | undefined;

    const connect = async () => {
      const next = new pg.Client({
        connectionString,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: PROBE_TIMEOUT_MS,
        keepAlive: true,
      });
      next.on('error', (error) => lose(next, error));
      next.on('end', () => lose(next, new Error('The connection ended')));
      next.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
      client = next;
      try {
        await next.connect();
        for (const channel of Object.keys(channels)) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
        pause = FIRST_PAUSE_MS;
        timer = setTimeout(() => void probe(next), PROBE_EVERY_MS);
      } catch (error) {
        lose(next, error instanceof Error ? error : new Error(String(error)));
      }
    };
    const probe = async (asked: pg.Client) => {
      try {
        await asked.query('select 1');
        if (client === asked) timer = setTimeout(() => void probe(asked), PROBE_EVERY_MS);
      } catch (error) {
        lose(asked, error instanceof Error ? error : new Error(String(error)));
      }
    };
    const lose = (lost: pg.Client, error: Error) => {
      if (client !== lost || hasEnded) return;
      client = null;
      clearTimeout(timer);
      onBroken(error);
      lost.end().catch(() => undefined);
      timer = setTimeout(() => void connect().then(() => client && onMissed()), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };

    await connect();
    return async () => {
      hasEnded = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    };
  };

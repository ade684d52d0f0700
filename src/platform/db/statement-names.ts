/** The names by which each connection prepares the statements that run often: parsed and planned once, not each time. */
import type pg from 'pg';

/** A prepared statement takes about 300 kB of each connection. Those past the limit run unprepared. */
const MOST_NAMES = 64;
const names = new Map<string, string>();
let named = 0;

/** From now on, connections prepare this text. */
export function nameStatement(text: string): void {
  if (names.has(text) || names.size >= MOST_NAMES) return;
  named += 1;
  names.set(text, `often_${named}`);
}

/** Makes room for others, whose names are new: a connection may have prepared the old ones. */
export const forgetNames = (): void => names.clear();

/** Undefined for a text that isn't to be prepared. */
export const nameOf = (text: string): string | undefined => names.get(text);

export interface Connections {
  options: pg.PoolOptions;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

/** The same connections for Kysely, which gives statements no names itself. */
export function preparing(pool: Connections): Connections {
  // One for each connection, as Kysely tells them apart by identity.
  const prepared = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = prepared.get(client) ?? prepare(client);
      prepared.set(client, known);
      return known;
    },
  };
}

function prepare(client: pg.PoolClient): pg.PoolClient {
  const query = (text: string, values: unknown[]) => {
    const name = nameOf(text);
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  return Object.create(client, { query: { value: query } });
}

/** The names by which each connection prepares the statements that run often: they're parsed and planned once only. */
import type pg from 'pg';

/** A prepared statement takes about 300 kB of each connection. Those past the limit run unprepared. */
const MAX_NAMES = 64;
const names = new Map<string, string>();
let named = 0;

/** From now on, connections prepare this text. */
export function nameStatement(text: string): void {
  if (names.has(text) || names.size >= MAX_NAMES) return;
  named += 1;
  names.set(text, `often_${named}`);
}

/** Makes room for other statements. Their names are new, since a connection may have prepared the old ones. */
export const clearStatementNames = (): void => names.clear();

/** Undefined for a text that isn't to be prepared. */
export const statementNameOf = (text: string): string | undefined => names.get(text);

export interface Connections {
  options: pg.PoolOptions;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

/** Prepares statements for Kysely, which gives them no names itself. */
export function withPreparedStatements(pool: Connections): Connections {
  // One wrapper per connection, since Kysely tells connections apart by identity.
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
  const query = async (text: string, values: unknown[]) => {
    const name = statementNameOf(text);
    try {
      return await runQuery(client, name === undefined ? { text, values } : { name, text, values });
    } catch (error) {
      // Show the stack of the caller rather than of the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  };
  return Object.create(client, { query: { value: query } });
}

/** All that Kysely reads of a result. */
type QueryAnswer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

interface Waiting {
  resolve(answered: QueryAnswer): void;
  reject(error: Error): void;
}

/**
 * Releases the rows and the waiting caller after the answer: with a timeout on each statement, its results were seen to
 * stay in memory until a full garbage collection, copied by each smaller one.
 */
const runQuery = (client: pg.PoolClient, config: pg.QueryConfig): Promise<QueryAnswer> =>
  new Promise((resolve, reject) => {
    let waiting: Waiting | null = { resolve, reject };
    void client.query(config, (error: Error | null, result) => {
      const now = waiting;
      waiting = null;
      if (error) return now?.reject(error);
      const { command, rowCount, rows } = result;
      result.rows = [];
      now?.resolve({ command, rowCount, rows });
    });
  });

/** Pools of connections to PostgreSQL, with the limits that a request's statements have. */
import pg from 'pg';

export interface PoolOptions {
  poolSize: number;
  /** How long a request may wait for one of the pool's connections before it's refused. */
  connectTimeoutMs?: number;
  /** Disables the statement timeout, for work outside requests. */
  isPatient?: boolean;
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;

/** Settings that a session sends as it begins, which some poolers refuse. */
export const SESSION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 10_000,
  // Starting parallel workers takes longer than any query for a page, and other requests need those cores.
  options: '-c max_parallel_workers_per_gather=0',
};

/** @param takesSettings false for a pooler, which has to set them itself. */
export function openPool(connectionString: string, options: PoolOptions, takesSettings = true): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(!options.isPatient && { query_timeout: STATEMENT_TIMEOUT_MS + 1_000 }),
    ...(!options.isPatient && takesSettings && SESSION_SETTINGS),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', failWithItsStatements);
  return pool;
}

/**
 * A connection that breaks between two statements of a transaction emits an event, which ends the process if nobody
 * listens. The next statement fails for the same reason, and its caller gets the error.
 */
export function failWithItsStatements(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

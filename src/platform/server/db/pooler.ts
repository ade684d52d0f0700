/**
 * Finds out what an address leads to. Behind a pooler in transaction mode, such as PgBouncer's, each transaction may
 * run on another connection, so nothing can rely on a session.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import { failWithItsStatements, SESSION_SETTINGS } from './postgres-pool.ts';

export interface Pooling {
  isTransactional: boolean;
  /** Whether a statement prepared by name is still there in the next transaction. */
  keepsPrepared: boolean;
  /** Whether a connection may send settings when it begins. */
  takesSettings: boolean;
  /** Whether statements that take too long are cancelled. */
  hasTimeout: boolean;
}

interface Session {
  pid: number;
  timeout: string;
}

const TIMEOUT_MS = 2_000;
/** Others use the pooler too, so the second client may not get the connection that the first has just used. */
const MAX_TRIES = 10;
const NO_STATEMENT = '26000';
const TIMED_OUT = /Query read timeout/;
const REFUSED_SETTING = /unsupported startup parameter/i;

export async function findPooling(connectionString: string): Promise<Pooling> {
  const { client, takesSettings } = await connectWithSettings(connectionString);
  try {
    const { pid, timeout } = await readSession(client);
    const settings = { takesSettings, hasTimeout: timeout !== '0' };
    // PostgreSQL tells each client the number of its process, a pooler makes one up.
    if (pid === Reflect.get(client, 'processID')) return { isTransactional: false, keepsPrepared: true, ...settings };
    const other = await connect(connectionString);
    try {
      return { ...(await compare(client, other)), ...settings };
    } finally {
      await other.end();
    }
  } finally {
    await client.end();
  }
}

/** @throws {ConfigError} if what needs a session can't have one. */
export async function assertSession(databaseUrl: string, directUrl: string | null, pooling: Pooling): Promise<void> {
  if (directUrl === null) {
    if (!pooling.isTransactional) return;
    throw new ConfigError(
      'Invalid configuration:\n  DATABASE_DIRECT_URL: expected the address of PostgreSQL itself, because DATABASE_URL ' +
        'leads to a pooler in transaction mode, and migrations and notifications need a session',
    );
  }
  if (directUrl === databaseUrl ? !pooling.isTransactional : !(await findPooling(directUrl)).isTransactional) return;
  throw new ConfigError(
    'Invalid configuration:\n  DATABASE_DIRECT_URL: expected the address of PostgreSQL itself, but this one leads to a ' +
      'pooler in transaction mode',
  );
}

export function describePooling(pooling: Pooling, log?: Pick<Logger, 'info' | 'warn'>): void {
  if (!pooling.isTransactional) return;
  log?.info({ keepsPrepared: pooling.keepsPrepared }, 'DATABASE_URL leads to a pooler in transaction mode');
  if (!pooling.hasTimeout) {
    log?.warn('The pooler’s connections have no statement_timeout: set it with connect_query, as the README shows');
  }
}

async function connectWithSettings(connectionString: string) {
  try {
    return { client: await connect(connectionString, SESSION_SETTINGS), takesSettings: true };
  } catch (error) {
    if (!(error instanceof Error) || !REFUSED_SETTING.test(error.message)) throw error;
    return { client: await connect(connectionString), takesSettings: false };
  }
}

async function connect(connectionString: string, settings: pg.ClientConfig = {}): Promise<pg.Client> {
  const timeouts = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new pg.Client({ connectionString, ...timeouts, ...settings });
  failWithItsStatements(client);
  await client.connect();
  return client;
}

/**
 * Behind a pooler in transaction mode, a client gets the connection that another has just used, though both are open.
 * While it's inside a transaction, the other one gets a different connection.
 */
async function compare(
  client: pg.Client,
  other: pg.Client,
): Promise<Pick<Pooling, 'isTransactional' | 'keepsPrepared'>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const name = `pooling_${randomUUID()}`;
    const { pid } = await readSession(client, name);
    await other.query('begin');
    await readSession(other);
    const again = await readSessionIfPrepared(client, name);
    await other.query('rollback');
    if (again?.pid !== pid) return { isTransactional: true, keepsPrepared: again !== null };
  }
  return { isTransactional: false, keepsPrepared: true };
}

/** @returns null if the statement is gone, or if there is no other connection to run it on. */
async function readSessionIfPrepared(client: pg.Client, name: string): Promise<Session | null> {
  try {
    return await readSession(client, name);
  } catch (error) {
    if (error instanceof Error && (NO_STATEMENT === Reflect.get(error, 'code') || TIMED_OUT.test(error.message))) {
      return null;
    }
    throw error;
  }
}

async function readSession(client: pg.Client, name?: string): Promise<Session> {
  const text = `select pg_backend_pid() as pid, current_setting('statement_timeout') as timeout`;
  const { rows } = await client.query<Session>({ text, ...(name && { name }) });
  return rows[0] ?? { pid: 0, timeout: '0' };
}

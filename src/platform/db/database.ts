/**
 * The database: an embedded PostgreSQL in the data folder, or the PostgreSQL that `DATABASE_URL` names. Both speak the
 * same dialect, so nothing above this file knows which one it is.
 */
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from './data-folder-lock.ts';
import { hasRoomIn } from './disk-room.ts';
import { prepareEmbeddedFolder } from './embedded-folder.ts';
import { type Listen, listenEmbedded, listenPostgres } from './listening.ts';
import { takeTurns } from './pglite-fairness.ts';
import { prepareOften } from './pglite-prepared.ts';
import { type Connections, preparing } from './statement-names.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type RunSql = (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Database {
  kind: 'embedded' | 'postgresql';
  db: Db;
  /** Runs one or, without values, several statements. */
  run: RunSql;
  /** Runs a block on one connection in one transaction; one text may hold several statements. */
  runInTransaction<T>(block: (run: RunSql) => Promise<T>): Promise<T>;
  /** Subscribes to `pg_notify` messages of all processes. */
  listen: Listen;
  /** False once the embedded database's disk is full; always true on PostgreSQL. */
  hasRoom(): Promise<boolean>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  databaseUrl: string | null;
  poolSize: number;
  /** How long a request may wait for one of the pool's connections before it's refused. */
  connectTimeoutMs?: number;
  /** Disables the statement timeout, for work outside requests. */
  isPatient?: boolean;
  /** The data folder, or null to keep the embedded database in memory. */
  dataDir: string | null;
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

const EXTENSIONS = { citext, pg_trgm, unaccent };
/**
 * The operating system caches the embedded database's pages too; the default of 128 MB shared buffers would be kept
 * by the process for good once touched.
 */
const SHARED_BUFFERS = '16MB';
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** Several statements may contain a transaction block, which stays open if one fails. */
const CLOSE_BLOCK = 'rollback';

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options.dataDir);
}

async function openEmbedded(dataDir: string | null): Promise<Database> {
  if (dataDir === null) return wrapEmbedded(await createEmbedded('memory://'));
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = await prepareEmbeddedFolder(dataDir, async (unfinished) =>
      (await createEmbedded(unfinished)).close(),
    );
    return wrapEmbedded(await createEmbedded(folder), unlock, dataDir);
  } catch (error) {
    unlock();
    throw error;
  }
}

const createEmbedded = (dataDir: string) =>
  PGlite.create({
    dataDir,
    extensions: EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });

/** Exported for tests, which clone a prepared database instead of migrating each time. */
export function wrapEmbedded(
  pglite: PGlite,
  unlock: () => void = () => undefined,
  folder: string | null = null,
): Database {
  prepareOften(pglite);
  takeTurns(pglite);
  const runOn = (target: Pick<PGlite, 'query' | 'exec'>): RunSql => {
    return async (sql, values) => {
      if (values && values.length > 0) return target.query<Record<string, unknown>>(sql, values);
      const results = await target.exec(sql);
      return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) };
    };
  };
  return {
    kind: 'embedded',
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
    run: async (sql, values) => {
      try {
        return await runOn(pglite)(sql, values);
      } catch (error) {
        await pglite.exec(CLOSE_BLOCK);
        throw error;
      }
    },
    runInTransaction: (block) => pglite.transaction((tx) => block(runOn(tx))),
    listen: listenEmbedded(pglite),
    hasRoom: async () => folder === null || hasRoomIn(folder),
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

function openPostgres(connectionString: string, options: DatabaseOptions): Database {
  const pool = openPool(connectionString, options);
  return wrapPostgres(pool, connectionString, options.onIdleError);
}

export function openPool(connectionString: string, options: Omit<DatabaseOptions, 'databaseUrl' | 'dataDir'>): pg.Pool {
  const limits = {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  };
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(!options.isPatient && limits),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', failWithItsStatements);
  return pool;
}

/**
 * A connection that breaks between two statements of a transaction says so by an event, which ends the process when
 * nobody listens. The next statement fails for the same reason, and its caller gets the error.
 */
function failWithItsStatements(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

/** Exported for tests, which share connections between files. */
export function wrapPostgres(
  pool: Connections,
  connectionString: string,
  onIdleError?: (error: Error) => void,
): Database {
  const runOn = (target: Pick<pg.Client, 'query'>): RunSql => {
    return async (sql, values) => {
      const results = [await target.query(sql, values)].flat();
      return { rows: results.flatMap((result) => result.rows) };
    };
  };
  return {
    kind: 'postgresql',
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }),
    run: async (sql, values) => {
      const client = await pool.connect();
      try {
        const result = await runOn(client)(sql, values);
        client.release();
        return result;
      } catch (error) {
        await client.query(CLOSE_BLOCK).then(
          () => client.release(),
          (broken) => client.release(broken),
        );
        throw error;
      }
    },
    runInTransaction: async (block) => {
      // Not from the pool: migrations may exceed the pool's statement timeout.
      const client = new pg.Client({ connectionString });
      failWithItsStatements(client);
      await client.connect();
      try {
        await client.query('begin');
        const result = await block(runOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        await client.end();
      }
    },
    listen: listenPostgres(connectionString, (error) => onIdleError?.(error)),
    hasRoom: () => Promise.resolve(true),
    close: () => pool.end(),
  };
}

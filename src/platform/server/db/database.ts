/**
 * The database: an embedded PostgreSQL in the data folder, or the PostgreSQL that `DATABASE_URL` names. Both speak the
 * same dialect, so nothing above this file knows which one it is.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { recordStatements } from '../tracing/statement-spans.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { lockDataFolder } from './embedded/data-folder-lock.ts';
import { hasFreeSpace } from './embedded/disk-space.ts';
import { prepareEmbeddedFolder } from './embedded/embedded-folder.ts';
import { EMPTY_DATABASE, unpackFolder } from './embedded/empty-database.ts';
import { yieldBetweenQueries } from './embedded/pglite-fairness.ts';
import { enablePreparedStatements } from './embedded/pglite-prepared.ts';
import { type Listen, listenEmbedded, listenPostgres } from './listening.ts';
import { assertSession, describePooling, findPooling } from './pooler.ts';
import { failWithItsStatements, openPool, type PoolOptions } from './postgres-pool.ts';
import { withReplica } from './replica.ts';
import { monitorReplica } from './replica-monitor.ts';
import { type Connections, withPreparedStatements } from './statement-names.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type RunSql = (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Database {
  kind: 'embedded' | 'postgresql';
  db: Db;
  /** Runs one or, without values, several statements. */
  run: RunSql;
  /** Runs a block on one connection in one transaction; one text may contain several statements. */
  runInTransaction<T>(block: (run: RunSql) => Promise<T>): Promise<T>;
  /** Subscribes to `pg_notify` messages of all processes. */
  listen: Listen;
  /** Stops reads from the replica until it has everything committed so far. */
  noteChange(): void;
  /** How far the replica is behind, in milliseconds; null if it doesn't answer. Missing without a replica. */
  readReplicaLag?: () => number | null;
  /** False once the embedded database's disk is full; always true on PostgreSQL. */
  hasFreeSpace(): Promise<boolean>;
  close(): Promise<void>;
}

interface DatabaseOptions extends PoolOptions {
  databaseUrl: string | null;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler in transaction mode. */
  directUrl?: string | null;
  /** A streaming replica for `readFromReplica`. */
  replicaUrl?: string | null;
  /** The data folder, or null to keep the embedded database in memory. */
  dataDir: string | null;
  log?: Pick<Logger, 'info' | 'warn'>;
  /** Null if spans aren't recorded. */
  tracer?: Tracer | null;
}

/** The embedded database's extensions, each of which is loaded from its own file. */
export const EXTENSIONS = { citext, pg_trgm, unaccent };
/**
 * The embedded database touches all its shared memory when it starts, and keeps it. The operating system caches its
 * pages too, so lists take no longer with 8 MB of buffers than with 16. It has one connection: twenty make the table of
 * locks, whose size depends on them, large enough for any transaction.
 */
const SHARED_MEMORY = ['-c', 'shared_buffers=8MB', '-c', 'max_connections=20'];
/** Several statements may contain a transaction block, which stays open if one fails. */
const CLOSE_BLOCK = 'rollback';

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options);
}

async function openEmbedded({ dataDir, tracer = null }: DatabaseOptions): Promise<Database> {
  if (dataDir === null) return wrapEmbedded(await createEmbedded('memory://'), { tracer });
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = await prepareEmbeddedFolder(dataDir, makeEmbedded);
    return wrapEmbedded(await createEmbedded(folder), { unlock, folder: dataDir, tracer });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function makeEmbedded(folder: string): Promise<void> {
  if (existsSync(EMPTY_DATABASE)) unpackFolder(EMPTY_DATABASE, folder);
  else await (await createEmbedded(folder)).close();
}

export const createEmbedded = (dataDir: string) =>
  PGlite.create({
    dataDir,
    extensions: EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, ...SHARED_MEMORY],
  });

interface EmbeddedOptions {
  unlock?: () => void;
  /** Null in memory. */
  folder?: string | null;
  tracer?: Tracer | null;
}

/** Exported for tests, which clone a prepared database instead of migrating each time. */
export function wrapEmbedded(
  pglite: PGlite,
  { unlock = () => undefined, folder = null, tracer = null }: EmbeddedOptions = {},
): Database {
  enablePreparedStatements(pglite);
  yieldBetweenQueries(pglite);
  const runOn = (target: Pick<PGlite, 'query' | 'exec'>): RunSql => {
    return async (sql, values) => {
      if (values && values.length > 0) return target.query<Record<string, unknown>>(sql, values);
      const results = await target.exec(sql);
      return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) };
    };
  };
  return {
    kind: 'embedded',
    db: createKysely(new PGliteDialect({ pglite }), tracer),
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
    noteChange: () => undefined,
    hasFreeSpace: async () => folder === null || hasFreeSpace(folder),
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

async function openPostgres(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const { directUrl = null, replicaUrl = null, log } = options;
  const pooling = await findPooling(databaseUrl);
  await assertSession(databaseUrl, directUrl, pooling);
  describePooling(pooling, log);
  const sessions = directUrl ?? databaseUrl;
  const pool = openPool(databaseUrl, options, pooling.takesSettings);
  const primary = pooling.keepsPrepared ? withPreparedStatements(pool) : pool;
  if (replicaUrl === null) return wrapPostgres(pool, sessions, { ...options, queryPool: primary });
  const single = { ...options, poolSize: 1 };
  const monitor = monitorReplica({ primary: openPool(sessions, single), replica: openPool(replicaUrl, single), log });
  const replica = withPreparedStatements(openPool(replicaUrl, options));
  const queryPool = withReplica({ primary, replica, monitor });
  return {
    ...wrapPostgres(pool, sessions, { ...options, queryPool }),
    noteChange: monitor.noteChange,
    readReplicaLag: monitor.readLag,
  };
}

interface PostgresOptions {
  /** The connections for queries, if not simply the pool's. */
  queryPool?: Connections;
  onIdleError?: ((error: Error) => void) | undefined;
  tracer?: Tracer | null | undefined;
}

/**
 * Exported for tests, which share connections between files.
 *
 * @param sessions the address for what needs a session.
 */
export function wrapPostgres(
  pool: Connections,
  sessions: string,
  { queryPool = withPreparedStatements(pool), onIdleError, tracer = null }: PostgresOptions = {},
): Database {
  const runOn = (target: Pick<pg.Client, 'query'>): RunSql => {
    return async (sql, values) => {
      const results = [await target.query(sql, values)].flat();
      return { rows: results.flatMap((result) => result.rows) };
    };
  };
  return {
    kind: 'postgresql',
    db: createKysely(new PostgresDialect({ pool: queryPool }), tracer),
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
      const client = new pg.Client({ connectionString: sessions });
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
    listen: listenPostgres(sessions, (error) => onIdleError?.(error)),
    noteChange: () => undefined,
    hasFreeSpace: () => Promise.resolve(true),
    close: () => queryPool.end(),
  };
}

const createKysely = (dialect: Dialect, tracer: Tracer | null): Db =>
  new Kysely<Tables>({ dialect, ...(tracer && { log: recordStatements(tracer) }) });

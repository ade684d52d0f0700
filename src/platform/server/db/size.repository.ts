/** What the database takes, and what takes it long. */
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { codeOf } from './database-errors.ts';

/** A query that reads nothing. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

export interface DatabaseSize {
  bytes: number;
  /** The largest first. */
  tables: { name: string; bytes: number }[];
}

/** As many as are shown. */
const SHOWN = 10;
const MAX_STATEMENT = 500;

export async function measureDatabase(db: Db): Promise<DatabaseSize> {
  const { rows } = await sql<{ name: string; bytes: string; total: string }>`
    select relname as name, pg_total_relation_size(c.oid) as bytes, pg_database_size(current_database()) as total
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind = 'r' and n.nspname in ('public', 'jobs')
    order by 2 desc, 1 limit ${SHOWN}`.execute(db);
  return {
    bytes: Number(rows[0]?.total ?? 0),
    tables: rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
  };
}

export interface StatementTime {
  name: string;
  count: number;
  meanMs: number;
}

/** @returns null where PostgreSQL doesn't count them. Their values are left out, by PostgreSQL itself. */
export async function listSlowStatements(db: Db): Promise<StatementTime[] | null> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('pg_stat_statements') is not null as "isThere"`.execute(db);
  if (found[0]?.isThere !== true) return null;
  try {
    return await readStatements(db);
  } catch (error) {
    if (codeOf(error) === NOT_LOADED) return null;
    throw error;
  }
}

/** The extension was made, but isn't among the libraries that PostgreSQL starts with. */
const NOT_LOADED = '55000';

async function readStatements(db: Db): Promise<StatementTime[]> {
  const { rows } = await sql<StatementTime>`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), ${MAX_STATEMENT}) as name, calls::float8 as count,
      mean_exec_time as "meanMs"
    from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
    -- Others, such as CREATE ROLE, are kept with their values.
    where query ~* '^\\s*(select|insert|update|delete|with)\\M' and query !~ '''[^'']'
    order by mean_exec_time desc limit ${SHOWN}`.execute(db);
  return rows;
}

export async function listMigrationNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

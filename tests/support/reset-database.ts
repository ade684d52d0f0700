/**
 * Resets a database to its original content after a test file: ten times faster than a copy, and connections keep
 * their caches.
 */
import type { Database, RunSql } from '#platform/server/db/database.ts';

/** The schema that stores the original rows of each table, and the statements that restore them. */
const BACKUP_SCHEMA = 'kept_of_new';
/** Clearing a larger database takes longer than a copy. */
const MAX_BYTES = 16_000_000;

const SCHEMAS = `'public'::regnamespace, 'jobs'::regnamespace`;
const TABLES = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace in (${SCHEMAS}) order by oid`;
/** Tables, columns, functions, triggers and constraints: any schema change alters one of the counts. */
const SHAPE = `select concat_ws(' ',
  (select count(*) from pg_class where relnamespace in (${SCHEMAS})),
  (select count(*) from pg_attribute where attrelid >= 16384 and not attisdropped
    and attrelid in (select oid from pg_class where relnamespace in (${SCHEMAS}))),
  (select count(*) from pg_proc where pronamespace in (${SCHEMAS})),
  (select count(*) from pg_trigger where tgenabled <> 'D'),
  (select count(*) from pg_constraint where connamespace in (${SCHEMAS}))) as shape`;
/** True if a query is still running, something holds a lock, or an unclosed server still polls for jobs. */
const isBusy = (connections: number) => `exists (select from pg_stat_activity where datname = current_database()
    and backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle')
  or (select count(*) from pg_stat_activity where datname = current_database()
    and backend_type = 'client backend') > ${connections}
  or exists (select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database()))`;
const SEQUENCES = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null and schemaname in ('public', 'jobs')`;

/** Records the content of a new database, in the database itself. */
export async function recordContent({ run }: Database): Promise<void> {
  await run(`create schema ${BACKUP_SCHEMA}; create table ${BACKUP_SCHEMA}.statements (statement text)`);
  const addStatement = (statement: string) => run(`insert into ${BACKUP_SCHEMA}.statements values ($1)`, [statement]);
  for (const { name } of await filledTables(run)) {
    const copy = `${BACKUP_SCHEMA}."${name}"`;
    await run(`create table ${copy} as table ${name}`);
    const { rows } = await run(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    const columns = String(rows[0]?.['columns']);
    await addStatement(`insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`);
  }
  const { rows } = await run(
    `select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as statement
     from pg_sequences where last_value is not null and schemaname in ('public', 'jobs')`,
  );
  for (const row of rows) await addStatement(String(row['statement']));
  await run(`create table ${BACKUP_SCHEMA}.shape as ${SHAPE}`);
}

/**
 * @param connections the number of the caller's connections; any other connection may still write.
 * @returns false if it isn't worthwhile, or if the schema has changed.
 */
export async function resetDatabase({ run }: Database, connections: number): Promise<boolean> {
  const { rows } = await run(
    // A caller that has never connected does so with this query.
    `select (${isBusy(Math.max(1, connections))}) as is_busy, (${SHAPE}) = (select shape from ${BACKUP_SCHEMA}.shape) as has_shape`,
  );
  if (rows[0]?.['is_busy'] !== false || rows[0]['has_shape'] !== true) return false;
  const filled = await filledTables(run);
  if (filled.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BYTES) return false;
  const names = filled.map(({ name }) => name);
  const kept = (await run(`select statement from ${BACKUP_SCHEMA}.statements`)).rows.map((row) =>
    String(row['statement']),
  );
  // The replica role skips triggers and foreign key checks.
  const statements = ['set local session_replication_role = replica', ...names.map((name) => `delete from ${name}`)];
  await run(['begin', ...statements, SEQUENCES, ...kept, 'commit'].join(';\n'));
  // Rows are stored in the order they are rewritten, from the first page on.
  if (names.length > 0) await run(`vacuum (index_cleanup on, truncate on) ${names.join(', ')}`);
  // As in a new database, the tables' sizes are unknown: the planner would scan one known to be empty without its
  // indexes, however much it grows.
  await run('update pg_class set reltuples = -1, relpages = 0 where oid = any($1::text[]::regclass[])', [names]);
  return true;
}

async function filledTables(run: RunSql): Promise<{ name: string; bytes: number }[]> {
  const { rows: tables } = await run(TABLES);
  const queries = tables.map(
    ({ name }) => `select '${name}' as name, pg_relation_size('${name}') as bytes where exists (select from ${name})`,
  );
  const { rows } = await run(queries.join(' union all '));
  return rows.map(({ name, bytes }) => ({ name: String(name), bytes: Number(bytes) }));
}

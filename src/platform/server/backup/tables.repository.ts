/** Reads and writes whole tables, on either database. A row is a list of its values as PostgreSQL writes them as text. */
import type { RunSql } from '../db/database.ts';

/** What a restored database gets from this release instead. */
const OF_THE_RELEASE = ['schema_migrations', 'schema_functions'];
/** The queue's other tables hold its version and its own monitoring, of which some is divided by day. */
const OF_THE_QUEUE = ['job', 'job_dependency', 'queue', 'schedule', 'subscription'];
/** A row may be an article with megabytes of text. */
export const ROWS_AT_ONCE = 200;

export interface TableShape {
  /** Such as `public.users`. */
  name: string;
  columns: string[];
  types: string[];
}

/** All text has one form, whatever the database's settings. */
export const inPlainForm = (run: RunSql) =>
  run(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0`);

/** Views and generated columns follow from the rest. */
export async function listTables(run: RunSql): Promise<TableShape[]> {
  const { rows } = await run(
    `select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(quote_ident(a.attname) order by a.attnum) as columns,
      json_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname <> all ($1::text[]) or n.nspname = 'jobs' and c.relname = any ($2::text[]))
    group by n.nspname, c.relname order by 1`,
    [OF_THE_RELEASE, OF_THE_QUEUE],
  );
  return rows.map(({ name, columns, types }) => ({
    name: String(name),
    columns: columns as string[],
    types: types as string[],
  }));
}

/** Other than those that a restore begins with. */
export async function hasTables(run: RunSql): Promise<boolean> {
  const { rows } = await run(
    `select from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1::text[]) limit 1`,
    [OF_THE_RELEASE],
  );
  return rows.length > 0;
}

/** Within a transaction. */
export async function* dumpRows(run: RunSql, { name, columns }: TableShape): AsyncGenerator<string> {
  const values = columns.map((column) => `${column}::text`).join(', ');
  await run(`declare dump no scroll cursor for select to_json(array[${values}]::text[])::text as line from ${name}`);
  for (;;) {
    const { rows } = await run(`fetch ${ROWS_AT_ONCE} from dump`);
    for (const { line } of rows) yield String(line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await run('close dump');
}

/** @param lines as they were dumped. */
export async function loadRows(run: RunSql, { name, columns, types }: TableShape, lines: string[]): Promise<void> {
  const values = types.map((type, index) => `(line->>${index})::${type}`).join(', ');
  await run(
    `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${values} from json_array_elements($1::text::json) as line`,
    [`[${lines.join(',')}]`],
  );
}

/** What migrations have put there. */
export async function emptyTables(run: RunSql, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await run(`delete from ${name}`);
}

/**
 * References between rows are checked all at once when they're added again, so rows can be loaded in any order.
 *
 * @returns the statements that add them again.
 */
export async function dropReferences(run: RunSql): Promise<string[]> {
  const { rows } = await run(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'jobs'::regnamespace)`,
  );
  for (const row of rows) await run(String(row['drop']));
  return rows.map((row) => String(row['add']));
}

export async function listSequences(run: RunSql): Promise<{ name: string; lastValue: string }[]> {
  const { rows } = await run(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue" from pg_sequences
    where last_value is not null and schemaname in ('public', 'jobs') order by 1`,
  );
  return rows.map(({ name, lastValue }) => ({ name: String(name), lastValue: String(lastValue) }));
}

export async function setSequence(
  run: RunSql,
  { name, lastValue }: { name: string; lastValue: string },
): Promise<void> {
  await run('select setval($1::text::regclass, $2::text::bigint)', [name, lastValue]);
}

export async function listAppliedMigrations(run: RunSql): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await run('select name, checksum from schema_migrations order by name');
  return rows.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }));
}

/** Writes the types of all tables and views from a freshly migrated database. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openDatabase } from '#platform/server/db/database.ts';
import { migrate } from '#platform/server/db/migrate.ts';

export const TABLES = 'tables.gen.ts';

/** PostgreSQL types that are read as another TypeScript type than they are written as. */
const ASYMMETRIC_TYPES: Record<string, 'Exact' | 'Json'> = { int8: 'Exact', numeric: 'Exact', jsonb: 'Json' };
const SYMMETRIC_TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  // Read as text: the driver's Date would depend on a time zone.
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/** A view's column allows the values that the columns of that name allow in the tables it reads. */
const COLUMNS = `
  with sources as (
    select attrelid as owner, attname as name, attrelid as table, attnum as number, attnotnull as not_null
    from pg_attribute where attrelid in (select oid from pg_class where relkind = 'r')
    union all
    select r.ev_class, a.attname, a.attrelid, a.attnum, a.attnotnull
    from pg_rewrite r
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refobjid <> r.ev_class
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  )
  select c.relname as "table", a.attname as "column", t.typname as type, c.relkind = 'v' as in_view,
    (select bool_and(s.not_null) from sources s where s.owner = c.oid and s.name = a.attname) is not true as nullable,
    a.atthasdef or a.attidentity <> '' as has_default,
    c.relkind = 'v' or a.attgenerated = 's' or a.attidentity = 'a' as read_only,
    (select pg_get_constraintdef(k.oid) from sources s
      join pg_constraint k on k.conrelid = s.table and k.contype = 'c' and k.conkey = array[s.number]
      where s.owner = c.oid and s.name = a.attname and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
      limit 1) as one_of
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname not in ('schema_migrations', 'schema_functions')
  order by c.relname collate "C", a.attnum`;

const HEADER = `/** Written by \`npm run generate\` from the schema. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as text, since JavaScript's numbers can't hold every value. */
type Exact<Default = never> = ColumnType<string, number | string | Default, number | string>;
/** Written as text. */
type Json<Default = never> = ColumnType<object, string | Default, string>;

export interface Columns {
`;

export async function writeTables(folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, isPatient: true, dataDir: null });
  try {
    await migrate(database);
    const { rows } = await database.run(COLUMNS);
    const tables = Map.groupBy(rows, (row) => String(row['table']));
    const code = [...tables].map(([table, columns]) => `  ${table}: {\n${columns.map(lineOf).join('')}  };\n`);
    const views = new Set(rows.filter((row) => row['in_view'] === true).map((row) => `\n  | '${row['table']}'`));
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${TABLES}`, `${HEADER}${code.join('')}}\n\nexport type View =${[...views].join('')};\n`);
  } finally {
    await database.close();
  }
}

function lineOf(row: Record<string, unknown>): string {
  const nullable = row['nullable'] === true ? ' | null' : '';
  return `    ${row['column']}: ${typeOf(row, nullable)};\n`;
}

function typeOf(row: Record<string, unknown>, nullable: string): string {
  const type = String(row['type']);
  const asymmetric = ASYMMETRIC_TYPES[type];
  const read = asymmetric === undefined ? readAs(row, type) : { Exact: 'string', Json: 'object' }[asymmetric];
  if (row['read_only'] === true) return `GeneratedAlways<${read}${nullable}>`;
  if (asymmetric !== undefined) return `${asymmetric}${row['has_default'] === true ? '<undefined>' : ''}${nullable}`;
  return row['has_default'] === true ? `Generated<${read}${nullable}>` : `${read}${nullable}`;
}

function readAs(row: Record<string, unknown>, type: string): string {
  const values = [...String(row['one_of'] ?? '').matchAll(/('[^']*')::/g)].map(([, value]) => value);
  if (values.length > 0) return values.join(' | ');
  const element = SYMMETRIC_TYPES[type.replace(/^_/, '')];
  if (element === undefined) throw new Error(`${row['table']}.${row['column']}: src/cli/table-types.ts lacks ${type}`);
  return type.startsWith('_') ? `${element}[]` : element;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openTestDatabase } from '../../support/database.ts';
import { type DeclaredColumn, readDeclaredTables } from './declared-tables.ts';

/** Created by the migration runner. */
const NOT_DECLARED = ['schema_migrations'];
/** The TypeScript type of each PostgreSQL type. */
const READ_AS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  // Read as text: a driver's own date would know a time zone.
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  jsonb: 'object',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};
const readAs = (type: string) => (type.startsWith('_') ? `${READ_AS[type.slice(1)]}[]` : (READ_AS[type] ?? type));

const COLUMNS = `
  select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as is_nullable,
    c.is_generated = 'ALWAYS' as is_generated, c.column_default is not null or c.is_identity = 'YES' as has_default
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by c.table_name, c.ordinal_position`;
const CHECKS = `
  select conrelid::regclass::text || '.' || a.attname as place, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace`;

interface MigratedColumn {
  place: string;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  hasDefault: boolean;
}

let database: Database;
let migrated: MigratedColumn[];
let declared: Map<string, DeclaredColumn>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await database.run(COLUMNS);
  migrated = rows
    .filter((row) => !NOT_DECLARED.includes(String(row['table_name'])))
    .map((row) => ({
      place: `${row['table_name']}.${row['column_name']}`,
      type: String(row['udt_name']),
      isNullable: row['is_nullable'] === true,
      isGenerated: row['is_generated'] === true,
      hasDefault: row['has_default'] === true,
    }));
  const tables = [...readDeclaredTables()];
  declared = new Map(
    tables.flatMap(([table, columns]) => [...columns].map(([column, one]) => [`${table}.${column}`, one] as const)),
  );
});
afterAll(() => database.close());

/** Differences between types and migrations, by column. */
function compare(say: (column: MigratedColumn, one: DeclaredColumn) => [declared: unknown, migrated: unknown]) {
  return migrated.flatMap((column) => {
    const one = declared.get(column.place);
    const [types, migrations] = one ? say(column, one) : ['not declared', 'there'];
    return types === migrations ? [] : [{ column: column.place, types, migrations }];
  });
}

describe('the table types', () => {
  it('name exactly the columns that the migrations create', () => {
    expect([...declared.keys()].sort()).toEqual(migrated.map(({ place }) => place).sort());
    expect(migrated.length).toBeGreaterThan(200);
  });

  it('give each column’s type', () => {
    expect(compare(({ type }, { reads }) => [reads, readAs(type)])).toEqual([]);
  });

  it('say which columns are nullable', () => {
    expect(compare((column, one) => [one.isNullable, column.isNullable])).toEqual([]);
  });

  it('say which columns an insert must set, may omit or can’t set', () => {
    const insertOf = ({ isGenerated, hasDefault, isNullable }: MigratedColumn, { insert }: DeclaredColumn) => {
      // Columns maintained by triggers can't be set either, which only the types can express.
      if (isGenerated || insert === 'never') return 'never';
      return hasDefault || isNullable ? 'optional' : 'required';
    };
    expect(compare((column, one) => [one.insert, insertOf(column, one)])).toEqual([]);
  });

  it('list the values of enumerated columns', async () => {
    const { rows } = await database.run(CHECKS);
    const lists = rows.flatMap(({ place, definition }) => {
      const [, list] = /= ANY \(\(?ARRAY\[([^\]]*)\]/.exec(String(definition)) ?? [];
      const values = [...(list ?? '').matchAll(/'([^']*)'::/g)].map(([, value]) => value);
      return values.length === 0 ? [] : [[String(place), values.sort()] as const];
    });
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.map(([place]) => [place, declared.get(place)?.literals])).toEqual(lists.map((list) => [...list]));
  });
});

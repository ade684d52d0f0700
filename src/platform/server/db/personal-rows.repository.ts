/** Reads one person's rows of a table with all columns, so that columns added later are included. */
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { PersonalDataPart } from '../archive/personal-data.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

type AsJson<Value> = Value extends Date ? string : Value;
type Row<Name extends keyof Tables> = { [C in keyof Selectable<Tables[Name]>]: AsJson<Selectable<Tables[Name]>[C]> };

interface PersonalRowsOptions<Name extends keyof Tables, Extra extends object> {
  file: string;
  sayAbout: () => string;
  table: Name;
  /** The column that names the person. */
  owner: string;
  /** The key to page by; a UUID unless marked as text. */
  key: string;
  isKeyText?: boolean;
  /** Columns left out: secrets, other people's names, and copies for the search. */
  excluded?: readonly string[];
  /** A JSON object of what belongs to a row but is stored in other tables. */
  extra?: RawBuilder<Extra>;
  where?: RawBuilder<SqlBool>;
  /** Writes columns that are stored for readers of any language in the person's own. */
  say?: (row: Row<Name> & Extra) => object;
}

const BATCH_SIZE = 500;

export const personalRows = <Name extends keyof Tables, Extra extends object>(
  part: PersonalRowsOptions<Name, Extra>,
): PersonalDataPart => ({
  file: part.file,
  sayAbout: part.sayAbout,
  column: `${part.table}.${part.owner}`,
  rows: (db, userId) => streamRows(db, part, userId),
});

async function* streamRows<Name extends keyof Tables, Extra extends object>(
  db: Db,
  part: PersonalRowsOptions<Name, Extra>,
  userId: string,
): AsyncGenerator<object> {
  const { table, owner, key, isKeyText = false, excluded = [], extra, where, say } = part;
  const keyColumn = sql.ref(`${table}.${key}`);
  const type = isKeyText ? sql`text` : sql`uuid`;
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: { key: string; row: Row<Name> & Extra }[] } = await sql<{
      key: string;
      row: Row<Name> & Extra;
    }>`
      select ${keyColumn}::text as key,
        (to_jsonb(${sql.table(table)}) - ${[...excluded]}::text[]) || ${extra ?? sql`'{}'::jsonb`} as row
      from ${sql.table(table)}
      where ${sql.ref(`${table}.${owner}`)} = ${userId}::uuid
        and (${after}::${type} is null or ${keyColumn} > ${after}::${type})
        and ${where ?? sql`true`}
      order by ${keyColumn}
      limit ${BATCH_SIZE}`.execute(db);
    for (const { row } of rows) yield say ? { ...row, ...say(row) } : row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_SIZE) return;
    after = last.key;
  }
}

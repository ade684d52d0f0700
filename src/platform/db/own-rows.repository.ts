/** Reads one person's rows of a table with all columns, so that columns added later are included. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PersonalDataPart } from '../archive/personal-data.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

interface OwnRows {
  file: string;
  sayAbout: () => string;
  table: keyof Tables;
  /** The column that names the person. */
  owner: string;
  /** The key to page by; a UUID unless marked as text. */
  key: string;
  isKeyText?: boolean;
  /** Columns left out: secrets, other people's names, and copies for the search. */
  without?: readonly string[];
  /** A JSON object of what belongs to a row but is kept in other tables. */
  more?: RawBuilder<object>;
  where?: RawBuilder<SqlBool>;
}

const AT_ONCE = 500;

export const ownRows = (part: OwnRows): PersonalDataPart => ({
  file: part.file,
  sayAbout: part.sayAbout,
  column: `${part.table}.${part.owner}`,
  rows: (db, userId) => walk(db, part, userId),
});

async function* walk(db: Db, part: OwnRows, userId: string): AsyncGenerator<object> {
  const { table, owner, key, isKeyText = false, without = [], more, where } = part;
  const place = sql.ref(`${table}.${key}`);
  const type = isKeyText ? sql`text` : sql`uuid`;
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: { key: string; row: object }[] } = await sql<{ key: string; row: object }>`
      select ${place}::text as key,
        (to_jsonb(${sql.table(table)}) - ${[...without]}::text[]) || ${more ?? sql`'{}'::jsonb`} as row
      from ${sql.table(table)}
      where ${sql.ref(`${table}.${owner}`)} = ${userId}::uuid
        and (${after}::${type} is null or ${place} > ${after}::${type})
        and ${where ?? sql`true`}
      order by ${place}
      limit ${AT_ONCE}`.execute(db);
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.key;
  }
}

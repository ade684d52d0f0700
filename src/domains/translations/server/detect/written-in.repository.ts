import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Translatable } from '../translatables.ts';

interface Written {
  /** What the domain's own tables are called in `from`, and the expressions in them. */
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  text: RawBuilder<unknown>;
  writer: RawBuilder<unknown>;
  where?: RawBuilder<SqlBool>;
}

/** How a domain lists its texts for the job that detects their languages. */
export const writtenIn =
  ({ from, id, text, writer, where = sql<SqlBool>`true` }: Written): Translatable['listWritten'] =>
  async (db: Db, after: string, most: number) => {
    const { rows } = await sql<{ id: string; text: string; writerId: string }>`
      select ${id} as id, ${text} as text, ${writer} as "writerId"
      from ${from} where ${id} > ${after}::uuid and ${where} order by ${id} limit ${most}`.execute(db);
    return rows;
  };

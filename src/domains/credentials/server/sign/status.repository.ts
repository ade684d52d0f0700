import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** The positions of those that no longer hold. The first list is known before there is a credential. */
export async function readEnded(
  db: Db,
  { first, size }: { first: number; size: number },
): Promise<{ isKnown: boolean; positions: number[] }> {
  const { rows } = await sql<{ isKnown: boolean; positions: number[] }>`
    select ${first}::bigint = 0 or exists (select from credentials where position >= ${first}::bigint) as "isKnown",
      array(
        select position::int from credentials
        where ended_at is not null and position >= ${first}::bigint and position < ${first}::bigint + ${size}::bigint
      ) as positions`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table has one row');
  return row;
}

/** The ids of an export's accounts, selected in one query and kept at 16 bytes each. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { all } from '#platform/server/db/lists/list-page.repository.ts';
import { type AccountFilter, conditionsOf, ORDERS } from './account-filter.repository.ts';

export const ID_BYTES = 16;
/** How many ids one statement reads. */
const AT_ONCE = 50_000;

/** Oldest first. */
export async function selectIds(tx: Tx, filter: AccountFilter): Promise<Buffer[]> {
  const { order, key, compare } = ORDERS.oldest;
  const chosen: Buffer[] = [];
  let last: { key: string; id: string } | null = null;
  do {
    const bounds: ReturnType<typeof conditionsOf> = last ? [compare(last)] : [];
    const { rows } = await sql<{ ids: Uint8Array | null; key: string | null; id: string | null }>`
      with page as (
        select u.id, u.created_at, row_number() over (order by ${order}) as place
        from accounts u where ${all([...conditionsOf(filter), ...bounds])} order by ${order} limit ${AT_ONCE}),
      u as (select * from page order by place desc limit 1)
      select (select string_agg(uuid_send(id), ''::bytea order by place) from page) as ids,
        (select ${key} from u) as key, (select id from u) as id`.execute(tx);
    const [page] = rows;
    if (!page?.ids || page.key === null || page.id === null) break;
    chosen.push(Buffer.from(page.ids));
    last = { key: page.key, id: page.id };
  } while (chosen.at(-1)?.length === AT_ONCE * ID_BYTES);
  return chosen;
}

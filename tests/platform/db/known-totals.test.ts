import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { countUnknown } from '#platform/db/known-totals.ts';
import { byAge } from '#platform/db/list-order.ts';
import { countOf, searchWithTotal, selectPage } from '#platform/db/list-page.repository.ts';
import { openTestDatabase } from '../../support/database.ts';

let database: Database;
const MANY = 10_001;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table weirs (id uuid primary key, river text)`.execute(database.db);
});
afterAll(() => database.close());

const fill = (river: string, count: number) =>
  sql`insert into weirs select gen_random_uuid(), ${river} from generate_series(1, ${count}::int)`.execute(database.db);
const take = (count: number) =>
  sql`delete from weirs where id in (select id from weirs limit ${count})`.execute(database.db);

function search(river: string, offset = 0) {
  const listed = { from: sql`weirs w`, where: [sql<SqlBool>`w.river = ${river}`] };
  const page = { limit: 20, offset, after: null };
  const order = byAge('weirs', sql`w.id`).newest;
  const ids = selectPage<{ id: string; key: string }>(sql`w.id`, listed, order, page);
  return searchWithTotal(database.db, { as: 'w', columns: sql`w.id`, listed, order, page, ids });
}

describe('a total that reached what is counted', () => {
  it('is remembered for what was looked for, while pages are full', async () => {
    await fill('Kura', MANY);
    expect((await search('Kura')).total).toBe(MANY);
    await take(2);
    expect((await search('Kura')).total).toBe(MANY);
    expect(await search('Aras')).toEqual({ total: 0, rows: [] });
    const { rows } = await sql`select id from weirs order by id desc limit 21 offset 40`.execute(database.db);
    expect((await search('Kura', 40)).rows.map(({ id }) => ({ id }))).toEqual(rows);
    // Its last page says that fewer are left.
    const last = await search('Kura', MANY - 21);
    expect(last).toMatchObject({ total: MANY - 2 });
    expect(last.rows).toHaveLength(19);
    expect((await search('Kura')).total).toBe(MANY - 2);
  });

  it('is remembered for each count of a statement', async () => {
    const count = (river: string) => countOf({ from: sql`weirs w`, where: [sql<SqlBool>`w.river = ${river}`] }, 5);
    const counts = () => countUnknown(database.db, [count('Rioni'), count('Alazani')], 5);
    await fill('Rioni', 5);
    await fill('Alazani', 4);
    expect(await counts()).toEqual([5, 4]);
    await sql`delete from weirs where river <> 'Kura'`.execute(database.db);
    expect(await counts()).toEqual([5, 0]);
  });
});

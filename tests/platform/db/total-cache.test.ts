import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { byAge, type ListOrder } from '#platform/server/db/lists/list-order.ts';
import {
  countOf,
  readCountedPage,
  searchWithTotal,
  selectPage,
  selectWithTotal,
} from '#platform/server/db/lists/list-page.repository.ts';
import { countUncached, listIfAtMost } from '#platform/server/db/lists/total-cache.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
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
    // The list's last page shows that fewer are left.
    const last = await search('Kura', MANY - 21);
    expect(last).toMatchObject({ total: MANY - 2 });
    expect(last.rows).toHaveLength(19);
    expect((await search('Kura')).total).toBe(MANY - 2);
  });

  it('is remembered for a page in a prepared statement', async () => {
    const listed = { columns: sql`w.id`, from: sql`weirs w`, where: [sql<SqlBool>`w.river = 'Neckar'`] };
    const order = byAge('weirs', sql`w.id`).newest;
    const page = { page: 1, limit: 20, offset: 0, after: null, order };
    const known: boolean[] = [];
    const totalOf = async (asked: PageRequest<ListOrder>) => {
      const read = async (isKnown: boolean) => {
        known.push(isKnown);
        const total = isKnown ? sql.lit(MANY) : undefined;
        return (await selectWithTotal<{ id: string }>(listed, order, asked, total).execute(database.db)).rows;
      };
      const { meta } = await readCountedPage(database.db, asked, countOf(listed), read);
      return { total: meta.total, isExact: meta.totalIsExact };
    };
    await fill('Neckar', MANY);
    expect(await totalOf(page)).toEqual({ total: MANY - 1, isExact: false });
    await sql`delete from weirs where river = 'Neckar' and id in (
      select id from weirs where river = 'Neckar' limit 2)`.execute(database.db);
    expect(await totalOf(page)).toEqual({ total: MANY - 1, isExact: false });
    // The list's last page shows that fewer are left.
    const left = { total: MANY - 2, isExact: true };
    expect(await totalOf({ ...page, offset: MANY - 21 })).toEqual(left);
    expect(await totalOf(page)).toEqual(left);
    expect(known).toEqual([false, true, true, false, false]);
  });

  it('is remembered for each count of a statement', async () => {
    const count = (river: string) => countOf({ from: sql`weirs w`, where: [sql<SqlBool>`w.river = ${river}`] }, 5);
    const counts = () => countUncached(database.db, [count('Rioni'), count('Alazani')], 5);
    await fill('Rioni', 5);
    await fill('Alazani', 4);
    expect(await counts()).toEqual([5, 4]);
    await sql`delete from weirs where river <> 'Kura'`.execute(database.db);
    expect(await counts()).toEqual([5, 0]);
  });

  it('is remembered for rows that are too many to list', async () => {
    const list = (river: string, most: number) =>
      listIfAtMost(database.db, sql`select w.river from weirs w where w.river = ${river}`, most);
    await fill('Debed', 3);
    expect(await list('Debed', 3)).toHaveLength(3);
    expect(await list('Debed', 2)).toBeNull();
    await sql`delete from weirs where river = 'Debed'`.execute(database.db);
    expect(await list('Debed', 2)).toBeNull();
    expect(await list('Debed', 3)).toEqual([]);
  });
});

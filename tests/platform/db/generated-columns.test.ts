import { expect, it } from 'vitest';
import { openTestDatabase } from '../../support/database.ts';

/** PostgreSQL recomputes every generated column of a row if a trigger may change the row before it is written. */
it('keeps triggers before updates off tables with generated columns', async () => {
  const database = await openTestDatabase();
  try {
    const { rows: generated } = await database.run(`
      select distinct attrelid::regclass::text as name from pg_attribute
      where attgenerated = 's' and attrelid in (select oid from pg_class where relkind = 'r') order by 1`);
    expect(generated.map(({ name }) => name)).toEqual(expect.arrayContaining(['impacts', 'users']));
    const { rows: before } = await database.run(`
      select tgname from pg_trigger
      where tgtype & 1 > 0 and tgtype & 2 > 0 and tgtype & 16 > 0
        and tgrelid in (select attrelid from pg_attribute where attgenerated = 's')`);
    expect(before).toEqual([]);
  } finally {
    await database.close();
  }
});

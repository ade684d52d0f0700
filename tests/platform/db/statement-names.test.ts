import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { openPool } from '#platform/server/db/postgres-pool.ts';
import { withPreparedStatements } from '#platform/server/db/statement-names.ts';
import { openTestDatabase } from '../../support/database.ts';
import { urlOf } from '../../support/database-url.ts';

type Told = (error: Error | null, result: pg.QueryResult) => void;

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a connection to PostgreSQL', () => {
  let database: Database;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await openTestDatabase();
    pool = openPool(await urlOf(database), { poolSize: 1 });
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  it('leaves no rows with the client that has read them', async () => {
    const results: pg.QueryResult[] = [];
    const client = await pool.connect();
    const watched: pg.PoolClient = Object.create(client, {
      query: {
        value: (config: pg.QueryConfig, tell: Told) =>
          client.query(config, (error, result) => {
            results.push(result);
            tell(error, result);
          }),
      },
    });
    const connection = await withPreparedStatements({
      options: pool.options,
      connect: async () => watched,
      end: () => pool.end(),
    }).connect();
    expect(await connection.query('select n from generate_series(1, $1::int) n', [3])).toMatchObject({
      command: 'SELECT',
      rows: [{ n: 1 }, { n: 2 }, { n: 3 }],
    });
    expect(results).toMatchObject([{ rowCount: 3, rows: [] }]);
    client.release();
  });

  it('names the caller of a statement that fails, and goes on', async () => {
    const connection = await withPreparedStatements(pool).connect();
    const askForNothing = async () => await connection.query('select $1::int / 0', [1]);
    const failure = await askForNothing().catch((error: Error) => error);
    expect(failure).toMatchObject({ message: 'division by zero', stack: expect.stringContaining('askForNothing') });
    expect((await connection.query('select $1::int as n', [7])).rows).toEqual([{ n: 7 }]);
    connection.release();
  });
});

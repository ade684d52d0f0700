import type { Database } from '#platform/server/db/database.ts';

/** The address by which another process finds a test's database on PostgreSQL. */
export async function urlOf(database: Database): Promise<string> {
  const { rows } = await database.run('select current_database() as name');
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.['name']}`;
  return url.href;
}

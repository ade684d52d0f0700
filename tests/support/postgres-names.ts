/** The databases of a PostgreSQL. */
import pg from 'pg';

/** @returns the address of another database of the same server. */
export function withName(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}

/** Over a connection of its own. */
export async function asAdministrator<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

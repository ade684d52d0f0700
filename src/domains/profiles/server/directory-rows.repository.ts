import { type SqlBool, sql } from 'kysely';
import type { Role } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';

/** A directory row before the privacy policy is applied. */
export interface DirectoryRow {
  id: string;
  role: Role;
  bio: string | null;
  location: string | null;
  points: number;
  createdAt: Date;
}

/** In the given order of ids. */
export async function listDirectoryRows(db: Db | Tx, ids: readonly string[]): Promise<DirectoryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'bio', 'location', 'points', 'created_at as createdAt'])
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Types and categories of opportunities. */
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface Kind {
  id: string;
  name: string;
}

/** Sorted by name. */
export async function listTypes(db: Db | Tx): Promise<Kind[]> {
  return db.selectFrom('opportunity_types').select(['id', 'name']).orderBy('name').execute();
}

/** Sorted by name. */
export async function listCategories(db: Db | Tx): Promise<Kind[]> {
  return db.selectFrom('opportunity_categories').select(['id', 'name']).orderBy('name').execute();
}

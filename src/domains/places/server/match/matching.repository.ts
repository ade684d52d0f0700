import type { Db, Tx } from '#platform/server/db/database.ts';

export async function listDue(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('place_matching').select('kind').orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}

/** Takes the work, until the transaction ends. @returns false if another process has done it. */
export async function takeDue(tx: Tx, kind: string): Promise<boolean> {
  const result = await tx.deleteFrom('place_matching').where('kind', '=', kind).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

import type { Db, Tx } from '#platform/server/db/database.ts';

/** In alphabetical order. */
export async function listOrigins(db: Db | Tx): Promise<string[]> {
  const rows = await db.selectFrom('program_origins').select('origin').orderBy('origin').execute();
  return rows.map(({ origin }) => origin);
}

export async function isAllowedOrigin(db: Db, origin: string): Promise<boolean> {
  const found = db.selectFrom('program_origins').select('origin').where('origin', '=', origin);
  return (await found.executeTakeFirst()) !== undefined;
}

/** @returns whether this changed the list. */
export async function replaceOrigins(tx: Tx, origins: readonly string[]): Promise<boolean> {
  const before = await listOrigins(tx);
  if (before.join('\n') === origins.join('\n')) return false;
  await tx.deleteFrom('program_origins').execute();
  if (origins.length > 0) {
    await tx
      .insertInto('program_origins')
      .values(origins.map((origin) => ({ origin })))
      .onConflict((conflict) => conflict.column('origin').doNothing())
      .execute();
  }
  return true;
}

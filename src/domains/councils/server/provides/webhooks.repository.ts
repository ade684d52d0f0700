/** What webhooks ask of councils. */
import { sql } from 'kysely';
import type { WebhookCouncils } from '#domains/webhooks/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { presentRef } from '../present.ts';

interface Row {
  id: string;
  councilTitle: string;
  ownerId: string;
}

const COLUMNS = sql<Row>`id, title as "councilTitle", owner_id as "ownerId"`;
/** The contract's limit. */
const MOST = 100;

export const councilsOfWebhooks: WebhookCouncils = {
  listOwned: async (db, userId) => {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from councils where owner_id = ${userId}::uuid order by title_key, id limit ${MOST}`.execute(
      db,
    );
    return rows.map(presentRef);
  },
  find: async (db, ids) => {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from councils where id = any(${[...ids]}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, { ref: presentRef(row), ownerId: row.ownerId }]));
  },
};

/** Null if it's gone. */
export async function findCouncilOwner(db: Db | Tx, id: string): Promise<string | null> {
  return (await councilsOfWebhooks.find(db, [id])).get(id)?.ownerId ?? null;
}

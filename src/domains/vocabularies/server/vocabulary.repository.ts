/**
 * A table of what people choose from. What the community decides about it is a setting; the table follows it in the same
 * transaction, so that statements join the names, and what is chosen references a row.
 */
import { sql } from 'kysely';
import type { EntryNames, EntryUse, ListEntry } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface StoredEntry {
  id: string;
  /** The product's in English; of an own entry, its id. */
  name: string;
  names: EntryNames;
  isRetired: boolean;
}

interface VocabularyTable {
  table: string;
  /** What refers to its entries. */
  usedIn: { table: string; column: string };
}

/** Counting stops here, as the contract says. */
const MAX_COUNTED = 10_000;

export type Vocabulary = ReturnType<typeof vocabularyIn>;

export function vocabularyIn({ table, usedIn }: VocabularyTable) {
  const entries = sql.table(table);
  const users = sql.table(usedIn.table);
  const isUsed = sql`exists (select from ${users} u where u.${sql.ref(usedIn.column)} = t.id)`;

  return {
    /**
     * Those offered in their order, then the retired ones that anything uses.
     * @param more columns of the table, as `t`, each after a comma.
     */
    list: async <More = object>(db: Db | Tx, more = sql``): Promise<(StoredEntry & More)[]> => {
      const { rows } = await sql<StoredEntry & More>`
        select t.id, t.name, t.names, t.is_retired as "isRetired" ${more} from ${entries} t
        where not t.is_retired or ${isUsed}
        order by t.is_retired, t.position, t.name`.execute(db);
      return rows;
    },

    countUses: async (db: Db): Promise<EntryUse[]> => {
      const { rows } = await sql<EntryUse>`
        select t.id, used.count from ${entries} t cross join lateral (
          select count(*)::int as count from (
            select from ${users} u where u.${sql.ref(usedIn.column)} = t.id limit ${sql.lit(MAX_COUNTED)}) counted) used
        where used.count > 0`.execute(db);
      return rows;
    },

    /** The entries beside these that something uses. */
    listLost: async (tx: Tx, kept: readonly ListEntry[]): Promise<StoredEntry[]> => {
      const { rows } = await sql<StoredEntry>`
        select t.id, t.name, t.names, t.is_retired as "isRetired" from ${entries} t
        where t.id <> all(${kept.map(({ id }) => id)}::uuid[]) and ${isUsed}`.execute(tx);
      return rows;
    },

    /** Rows are never deleted: someone may just be choosing one that is removed. */
    save: async (tx: Tx, kept: readonly ListEntry[]): Promise<void> => {
      await sql`
        update ${entries} set is_retired = true, position = null
        where id <> all(${kept.map(({ id }) => id)}::uuid[])`.execute(tx);
      await sql`
        insert into ${entries} (id, name, names, is_retired, position)
        select (entry->>'id')::uuid, entry->>'id', entry->'names', (entry->>'isRetired')::boolean, place
        from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) with ordinality as listed (entry, place)
        on conflict (id) do update
          set names = excluded.names, is_retired = excluded.is_retired, position = excluded.position`.execute(tx);
    },
  };
}

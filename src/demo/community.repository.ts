import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Tables } from '#platform/server/db/tables.ts';

export async function hasPeople(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasAccount(db: Db | Tx, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** The advisory lock's key: any number, as long as every process of the product uses the same one. */
const FILLING_LOCK = 7_205_115;
const LOCK_PAUSE_MS = 200;

/**
 * Lets one process at a time fill a database, holding the lock on one connection: after a kill, the database only
 * releases it once the last statement has finished or been rolled back.
 */
export async function withFillingLock<T>(db: Db, work: (locked: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (locked) => {
    // Polls, because a blocking statement would hit the timeout.
    while (!(await tryLock(locked))) await wait(LOCK_PAUSE_MS);
    const unlock = () => sql`select pg_advisory_unlock(${sql.lit(FILLING_LOCK)})`.execute(locked);
    try {
      const result = await work(locked);
      await unlock();
      return result;
    } catch (error) {
      // If unlocking fails, the connection is broken and has released the lock; the error above says what broke it.
      await unlock().catch(() => undefined);
      throw error;
    }
  });
}

async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(${sql.lit(FILLING_LOCK)}) as "isMine"`.execute(db);
  return rows[0]?.isMine === true;
}

/** Filters the ids to those without a row. */
export async function listOrphanedMedia(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as stored (id) where id not in (select id from media)`.execute(db);
  return rows.map(({ id }) => id);
}

type LookupTable = 'impact_event_types' | 'opportunity_types' | 'opportunity_categories';

/** Ids by name. */
export async function listIdsByName(db: Db | Tx, table: LookupTable): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

const BATCH_SIZE = 2000;

/** Loads rows with the same columns as one JSON text, which is far faster than a parameter per value. */
export async function loadRows(tx: Tx, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const missing = rows.flatMap((row) => Object.keys(row)).find((name) => !names.includes(name));
  if (missing !== undefined) throw new Error(`The first row of ${table} lacks ${missing}, which wouldn’t be loaded`);
  const columns = sql.join(names.map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH_SIZE));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::text::jsonb)`.execute(tx);
  }
}

/** Sets impacts' appeals after both are loaded, because impacts and appeals reference each other. */
export async function linkAppeals(tx: Tx, appeals: readonly { impactId: string; appealId: string }[]): Promise<void> {
  await sql`update impacts set appeal_id = named."appealId"
    from jsonb_to_recordset(${JSON.stringify(appeals)}::text::jsonb) as named ("impactId" uuid, "appealId" uuid)
    where impacts.id = named."impactId"`.execute(tx);
}

/** Sets profile pictures, after people and pictures are loaded. People who have left have none. */
export async function setAvatars(tx: Tx, portraits: readonly { id: string; personId: string }[]): Promise<void> {
  await sql`update users set avatar_media_id = shown.id
    from jsonb_to_recordset(${JSON.stringify(portraits)}::text::jsonb) as shown (id uuid, "personId" uuid)
    where users.id = shown."personId" and users.deactivated_at is null`.execute(tx);
}

/** Recounts everything derived from the loaded rows. */
export async function recount(tx: Tx): Promise<void> {
  // PostgreSQL's statistics may still say that these tables are empty: it would join them row by row, for minutes.
  await sql`analyze impacts, impact_goals, impact_reviewers, impact_media, media, likes`.execute(tx);
  await sql`select recount_impacts()`.execute(tx);
  await sql`select recount_usual_amounts()`.execute(tx);
  await sql`select recount_opportunities()`.execute(tx);
  await sql`select recount_councils()`.execute(tx);
  await sql`select recount_gallery()`.execute(tx);
}

/** Folds the searchable text, which loaded rows contain unfolded. */
export async function foldNews(tx: Tx): Promise<void> {
  await sql`update news set search_text = ' ' || fold(search_text)`.execute(tx);
}

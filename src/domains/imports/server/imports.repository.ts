import { sql } from 'kysely';
import type { ImportFault, ImportKind, ImportState } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface ImportRecord {
  id: string;
  adminId: string;
  kind: ImportKind;
  state: ImportState;
  language: Language;
  content: string | null;
  rowCount: number;
  sendsInvitations: boolean;
  rowsDone: number;
  newCount: number | null;
  presentCount: number | null;
  faults: ImportFault[];
  createdAt: Date;
  endedAt: Date | null;
}

interface NewImport extends Pick<ImportRecord, 'id' | 'adminId' | 'kind' | 'language' | 'rowCount'> {
  content: string;
}

export async function insertImport(db: Db, { id, adminId, kind, language, content, rowCount }: NewImport) {
  await db
    .insertInto('imports')
    .values({ id, admin_id: adminId, kind, language, content, row_count: rowCount })
    .execute();
}

export const findImport = (db: Db | Tx, id: string): Promise<ImportRecord | undefined> =>
  selectImports(db).where('id', '=', id).executeTakeFirst();

/** Locks the row until the transaction ends. */
export const findImportForUpdate = (tx: Tx, id: string): Promise<ImportRecord | undefined> =>
  selectImports(tx).where('id', '=', id).forUpdate().executeTakeFirst();

const selectImports = (db: Db | Tx) =>
  db
    .selectFrom('imports')
    .select([
      'id',
      'admin_id as adminId',
      'kind',
      'state',
      'language',
      'content',
      'row_count as rowCount',
      'sends_invitations as sendsInvitations',
      'rows_done as rowsDone',
      'new_count as newCount',
      'present_count as presentCount',
      'faults',
      'created_at as createdAt',
      'ended_at as endedAt',
    ]);

export async function markRunning(tx: Tx, id: string, sendsInvitations: boolean): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ state: 'running', sends_invitations: sendsInvitations })
    .where('id', '=', id)
    .execute();
}

/** For who watches: it says nothing of what can be seen yet. */
export async function noteProgress(db: Db, id: string, rowsDone: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ rows_done: rowsDone })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('rows_done', '<', rowsDone)
    .execute();
}

/** Its table is forgotten. */
export async function markDone(tx: Tx, id: string, counts: { newCount: number; presentCount: number }): Promise<void> {
  await tx
    .updateTable('imports')
    .set({
      state: 'done',
      content: null,
      rows_done: sql`row_count`,
      new_count: counts.newCount,
      present_count: counts.presentCount,
      ended_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Its table is forgotten; the admin who started it still has it on the screen. */
export async function markFailed(db: Db, id: string, faults: readonly ImportFault[]): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: 'failed',
      content: null,
      rows_done: 0,
      faults: JSON.stringify(faults),
      ended_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/**
 * One import runs at a time, so that two of the same table make nothing twice. Where the other takes long the wait is
 * cut off, as any statement is, and the job is retried.
 */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`.execute(tx);
}

/** Those that ended a day ago, or weren't started within one. */
export async function removeOldImports(db: Db): Promise<void> {
  await db
    .deleteFrom('imports')
    .where(sql<Date>`coalesce(ended_at, created_at)`, '<', sql<Date>`now() - interval '1 day'`)
    .where('state', '<>', 'running')
    .execute();
}

/** Their job has given up. They were started within a day, and could be retried for another one at least. */
export async function failStuckImports(db: Db): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'failed', content: null, rows_done: 0, ended_at: sql<Date>`now()` })
    .where('state', '=', 'running')
    .where('created_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
}

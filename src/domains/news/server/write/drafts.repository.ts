/** Finds articles whose author is retrying a lost request. */
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { NewsContent } from '../news.repository.ts';

/** Serialises one author's writes, so that a concurrent retry finds the first attempt's article. */
export async function lockWritesOf(tx: Tx, createdBy: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('news:' || ${createdBy}::text, 0))`.execute(tx);
}

/** Includes deleted ones. `isAsSent` is true if only this draft has changed it. */
export async function findByDraft(
  tx: Tx,
  createdBy: string,
  draftId: string,
): Promise<{ id: string; isAsSent: boolean } | undefined> {
  return tx
    .selectFrom('news')
    .select(['id', sql<boolean>`updated_at = draft_at`.as('isAsSent')])
    .where('created_by', '=', createdBy)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
}

/** Call last in the transaction. */
export async function linkDraft(tx: Tx, id: string, draftId: string): Promise<void> {
  await tx
    .updateTable('news')
    .set({ draft_id: draftId, draft_at: sql<Date>`updated_at` })
    .where('id', '=', id)
    .execute();
}

/** An identical, untouched article by the same author from the last few minutes. */
export async function findDuplicate(
  tx: Tx,
  createdBy: string,
  { title, content, date, typeArticle, authorName }: NewsContent,
  withinSeconds: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('news')
    .select('id')
    .where('created_by', '=', createdBy)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .where(sql<SqlBool>`updated_at = created_at and deleted_at is null`)
    .where('title', '=', title)
    .where('author_name', '=', authorName)
    .where('type_article', '=', typeArticle)
    .where('date', '=', date)
    .where('content', '=', content)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

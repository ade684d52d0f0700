/** Articles whose writer sends them once more, for the answer was lost. */
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { NewsContent } from './news.repository.ts';

/** One person's articles are written one after the other: what is sent twice at once finds what the first has made. */
export async function lockWritingOf(tx: Tx, createdBy: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('news:' || ${createdBy}::text, 0))`.execute(tx);
}

/** Also a deleted one. `isAsSent` tells that nothing but this draft has changed it. */
export async function findOfDraft(
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

/** To be said last in the transaction that writes it. */
export async function noteDraft(tx: Tx, id: string, draftId: string): Promise<void> {
  await tx
    .updateTable('news')
    .set({ draft_id: draftId, draft_at: sql<Date>`updated_at` })
    .where('id', '=', id)
    .execute();
}

/** One like it that its writer made within the last minutes and nobody has touched since. */
export async function findTwin(
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

import { type SqlBool, sql } from 'kysely';
import type { NewsType } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { NewsStatus } from '../lifecycle.ts';
import { DAYS_KEPT } from '../model.ts';

export interface NewsContent {
  title: string;
  authorName: string;
  typeArticle: NewsType;
  date: Date;
  /** Sanitised. */
  content: string;
  excerpt: string;
  readingMinutes: number;
  coverId: string | null;
  coverAlt: string | null;
}

/** The fields that lists need. */
export interface NewsRow extends Omit<NewsContent, 'content'>, NewsStatus {
  id: string;
  deletedAt: Date | null;
  /** Raised by each change. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

export type WholeNewsRow = NewsRow & { content: string };

/** The columns of articles as `n`, for lists. */
export const NEWS_COLUMNS = sql`
  n.id, n.title, n.author_name as "authorName", n.type_article as "typeArticle", n.date, n.excerpt,
  n.reading_minutes as "readingMinutes", n.cover_id as "coverId", n.cover_alt as "coverAlt", n.is_live as "isLive",
  -- The database's clock is shared by all processes.
  n.date <= now() as "isDue", n.was_shown as "wasShown", n.deleted_at is not null as "isDeleted",
  n.deleted_at as "deletedAt", n.revision, n.created_at as "createdAt", n.updated_at as "updatedAt"`;

/** Whether a deleted article can still be restored. */
export const isRestorable = sql<SqlBool>`n.deleted_at > now() - make_interval(days => ${sql.lit(DAYS_KEPT)})`;

/** @param plain the plain text, for search. */
export async function insertNews(
  tx: Tx,
  { id, createdBy, plain }: { id: string; createdBy: string; plain: string },
  content: NewsContent,
): Promise<void> {
  await tx
    .insertInto('news')
    .values({ id, created_by: createdBy, ...columnsOf(content, plain) })
    .execute();
}

/** Call `setStatus` afterwards, which raises the revision. */
export async function setContent(tx: Tx, id: string, plain: string, content: NewsContent): Promise<void> {
  await tx
    .updateTable('news')
    .set({ ...columnsOf(content, plain), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setStatus(tx: Tx, id: string, status: NewsStatus): Promise<void> {
  await tx
    .updateTable('news')
    .set({
      is_live: status.isLive,
      was_shown: status.wasShown,
      revision: sql<number>`revision + 1`,
      deleted_at: status.isDeleted ? sql<Date>`coalesce(deleted_at, now())` : null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Treats articles past their restore period as gone, even if the nightly job hasn't removed them yet. */
export async function findNews(db: Db | Tx, id: string): Promise<WholeNewsRow | undefined> {
  const { rows } = await sql<WholeNewsRow>`
    select ${NEWS_COLUMNS}, n.content from news n
    where n.id = ${id}::uuid and (n.deleted_at is null or ${isRestorable})`.execute(db);
  return rows[0];
}

/** The admin who created it. */
export async function findCreatorId(db: Db | Tx, id: string): Promise<string> {
  const { createdBy } = await db
    .selectFrom('news')
    .select('created_by as createdBy')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return createdBy;
}

/** Locks the row until the transaction ends. */
export async function findNewsForUpdate(tx: Tx, id: string): Promise<WholeNewsRow | undefined> {
  const locked = await tx.selectFrom('news').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return locked && findNews(tx, id);
}

/** Whether `date` has passed, by the database's clock. */
export async function isPast(db: Db | Tx, date: Date): Promise<boolean> {
  const { rows } = await sql<{ isPast: boolean }>`select ${date}::timestamptz <= now() as "isPast"`.execute(db);
  return rows[0]?.isPast ?? false;
}

/** Locks the deleted articles that can no longer be restored. */
export async function lockUnrestorable(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('news as n')
    .select('n.id')
    .where(sql<SqlBool>`n.deleted_at is not null and not ${isRestorable}`)
    .orderBy('n.id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteForGood(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('news')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

function columnsOf(content: NewsContent, plain: string) {
  return {
    title: content.title,
    author_name: content.authorName,
    type_article: content.typeArticle,
    date: content.date,
    content: content.content,
    excerpt: content.excerpt,
    reading_minutes: content.readingMinutes,
    cover_id: content.coverId,
    cover_alt: content.coverAlt,
    search_text: sql<string>`' ' || fold(${`${content.title} ${content.authorName} ${plain}`})`,
  };
}

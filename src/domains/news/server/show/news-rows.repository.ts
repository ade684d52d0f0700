/** Articles with the files shown of them: one statement gathers them as JSON. */
import { type RawBuilder, sql } from 'kysely';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import { languageWrittenIn } from '#domains/translations/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { type AsJson, momentOf } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import { isRestorable, NEWS_COLUMNS, type NewsRow, type WholeNewsRow } from '../news.repository.ts';

export interface ListedNewsRow extends NewsRow {
  /** Null once its file is deleted. */
  cover: FileRow | null;
  /** That it's written in; null until it has been detected. */
  language: string | null;
  /** Those that everyone can see. */
  commentCount: number;
}

export interface ShownNewsRow extends WholeNewsRow, ListedNewsRow {
  /** The pictures of the text and the cover, without deleted files. */
  pictures: FileRow[];
}

/** The columns of articles as `n` that lists and the article's page have in common. */
const LISTED_COLUMNS = sql`
  ${NEWS_COLUMNS}, (select file.json from ${fileWith('n.cover_id')} file) as cover,
  ${languageWrittenIn('article', 'n.id')} as language,
  coalesce((select c.comments from public_comment_counts c where c.kind = 'news' and c.subject_id = n.id), 0)
    as "commentCount"`;

/** Reads the articles of `selected`, a query for ids and keys, with their covers as a JSON array in the given order. */
export const listedNewsJson = (selected: RawBuilder<Position>, order: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(listed), '[]') from (
    select page.key, ${LISTED_COLUMNS}
    from (${selected}) page join news n on n.id = page.id order by ${order}) listed)`;

const findShown = prepareStatement(
  ['id'],
  ({ id }: { id: Param<string> }) => sql<ShownNewsRow>`
    select ${LISTED_COLUMNS}, n.content,
      (select coalesce(json_agg(file.json), '[]')
        from news_media k cross join lateral ${fileWith('k.media_id')} file where k.news_id = n.id) as pictures
    from news n where n.id = ${id}::uuid and (n.deleted_at is null or ${isRestorable})`,
);

/** Undefined for an article that is gone. */
export async function findShownNews(db: Db | Tx, id: string): Promise<ShownNewsRow | undefined> {
  const [found] = await findShown(db, { id });
  return found;
}

export const listedNewsOf = <Row extends AsJson<ListedNewsRow>>(row: Row) => ({
  ...row,
  date: new Date(row.date),
  deletedAt: momentOf(row.deletedAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});

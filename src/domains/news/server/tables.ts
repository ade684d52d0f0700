/** Articles and their pictures. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { NewsType } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface NewsTable {
  id: string;
  title: string;
  author_name: string;
  type_article: NewsType;
  date: Date;
  content: string;
  excerpt: string;
  reading_minutes: number;
  cover_id: string | null;
  cover_alt: string | null;
  is_live: Generated<boolean>;
  was_shown: Generated<boolean>;
  deleted_at: Date | null;
  created_by: string;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  search_title: GeneratedAlways<string>;
  search_text: string;
  /** The id of the last person notified, to resume from. */
  told_through: string | null;
  /** When everyone had been notified. */
  told_at: Date | null;
  /** The author's draft id, an idempotency key. */
  draft_id: string | null;
  /** Its updated_at after the draft was saved. */
  draft_at: Date | null;
}

interface NewsMediaTable {
  news_id: string;
  media_id: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    news: NewsTable;
    news_media: NewsMediaTable;
  }
}

/** Articles and their pictures. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    news: Columns['news'];
    news_media: Columns['news_media'];
    news_files: Columns['news_files'];
    standing_news_files: Columns['standing_news_files'];
    curated_news: Columns['curated_news'];
  }
}

/** Files, for the statements of other domains. */
import { type RawBuilder, sql } from 'kysely';
import type { MediaKind } from '#generated/types.gen.ts';
import type { MediaRow } from './media.repository.ts';

/** What is shown of a file. Statements that leave hidden files out don't read whether one is. */
export type FileRow = Omit<MediaRow, 'ownerId' | 'createdAt' | 'isHidden'> & Partial<Pick<MediaRow, 'isHidden'>>;

/**
 * A file as `json`, with its `kind`, to be joined in other domains' queries; `mediaId` is a column of theirs. No row
 * for a file that isn't ready, is hidden or is gone. Lists whose covers are small don't need a blurred preview of them.
 */
export function fileWith(mediaId: string, { isBlurred = true } = {}): RawBuilder<{ kind: MediaKind; json: FileRow }> {
  const blur = isBlurred ? sql`f.blur_data_url` : sql`null::text`;
  return sql`(
    select listed.kind, to_json(listed) as json from (
      select f.id, f.kind, f.width, f.height, f.widths, ${blur} as "blurDataUrl", f.alt, f.file_name as "fileName"
      from media f where f.id = ${sql.ref(mediaId)} and f.ready_at is not null and f.hidden_at is null) listed)`;
}

/** Like `fileWith`, but also finds a deleted file that is kept as evidence. */
export function evidenceFileWith(mediaId: string): RawBuilder<{ kind: MediaKind; json: FileRow }> {
  const columns = sql`f.id, f.kind, f.width, f.height, f.widths, f.blur_data_url as "blurDataUrl", f.alt,
    f.file_name as "fileName"`;
  return sql`(
    select listed.kind, to_json(listed) as json from (
      select ${columns} from media f
        where f.id = ${sql.ref(mediaId)} and f.ready_at is not null and f.hidden_at is null
      union all
      select ${columns} from kept_files f where f.id = ${sql.ref(mediaId)} and f.hidden_at is null) listed)`;
}

/** The smallest version of a picture. */
export interface SmallestRow {
  mediaId: string;
  width: number;
}

/** Like `fileWith`, but null instead of no row. */
export function smallestOf(mediaId: string): RawBuilder<SmallestRow | null> {
  return sql<SmallestRow | null>`(
    select json_build_object('mediaId', m.id, 'width', m.widths[1]) from media m
    where m.id = ${sql.ref(mediaId)} and m.ready_at is not null and m.hidden_at is null)`;
}

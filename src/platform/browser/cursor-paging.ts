/** Lists are walked by cursor: pages by number end at row 10,000, and shift when something new comes in. */
import type { PageMeta } from '#generated/types.gen.ts';

interface CursorPage {
  query: { cursor?: string };
}

export const NO_PAGE: CursorPage = { query: {} };

export const nextPageOf = ({ nextCursor }: PageMeta): CursorPage | undefined =>
  nextCursor === null ? undefined : { query: { cursor: nextCursor } };

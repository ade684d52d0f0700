import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { CouncilResource } from '#generated/types.gen.ts';
import type { ShownResourceRow } from './resources.repository.ts';

/** Files get signed URLs, since only members may see them. */
export const presentResource = (presentMedia: PresentMedia, row: ShownResourceRow): CouncilResource => ({
  id: row.id,
  councilId: row.councilId,
  title: row.title,
  description: row.description,
  kind: row.url === null ? 'file' : 'link',
  url: row.url,
  file: row.file && presentMedia(row.file, { isPublic: false }),
  addedBy: presentCard(row.sharer),
  createdAt: row.createdAt.toISOString(),
});

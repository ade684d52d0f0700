/** Files go, but for those of verified impacts and of articles, which lose their names. Call after the impacts'. */
import { sql } from 'kysely';
import { eraseTitles } from '#domains/audit/server/public.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { enqueueRemoval } from './delete-media.ts';
import { deleteErasedMedia } from './deletion.repository.ts';
import { removeParts } from './parts/remove-parts.ts';

const STAYS = 'a file of a verified impact or of an article';

export const mediaErasure: Erasure = {
  erase: async (tx, { id }, jobs) => {
    const files = await sql<{ id: string }>`
      select id from media where owner_id = ${id}::uuid
      union select id from kept_files where owner_id = ${id}::uuid`.execute(tx);
    await eraseTitles(tx, 'media', { ids: files.rows.map((row) => row.id) });
    await enqueueRemoval(tx, jobs, await deleteErasedMedia(tx, id));
    const unfinished = await sql<{ id: string; isStored: boolean }>`
      delete from media_submissions where owner_id = ${id}::uuid returning id, parts <> '{}' as "isStored"`.execute(tx);
    const stored = unfinished.rows.filter(({ isStored }) => isStored);
    await jobs.enqueueAll(
      tx,
      removeParts,
      stored.map((row) => ({ id: row.id })),
    );
    await sql`update media set file_name = null where owner_id = ${id}::uuid and file_name is not null`.execute(tx);
    await sql`update kept_files set file_name = null where owner_id = ${id}::uuid and file_name is not null`.execute(
      tx,
    );
    await sql`update picture_traces t set taken_on = null, latitude = null, longitude = null
      from media m where m.id = t.media_id and m.owner_id = ${id}::uuid`.execute(tx);
  },
  tables: {
    media: { erased: ['file_name'], kept: { blur_data_url: STAYS, alt: STAYS } },
    media_submissions: 'deleted',
    kept_files: { erased: ['file_name'], kept: { blur_data_url: STAYS, alt: STAYS } },
  },
};

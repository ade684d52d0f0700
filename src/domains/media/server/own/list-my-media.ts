import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { listReadyMedia } from '../media.repository.ts';
import type { PresentMedia } from '../present.ts';
import { QUOTA_BYTES } from '../upload/store-uploads.ts';
import { sumStoredBytes } from '../upload/uploads.repository.ts';
import type { FilesOfDomain } from '../uses.ts';
import { FILE_ORDERS, listOwnFiles } from './own.repository.ts';

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
  files: readonly FilesOfDomain[];
}

const MAX_USES = 100;

/** The caller's files, where they are used, and the quota they take. */
export const listMyMedia: Call<'listMyMedia', Needs> = async ({ db, presentMedia, files }, request) => {
  const { userId: ownerId } = callerOf(request);
  const { kind, isUsed, sort = 'newest', ...paging } = request.query;
  const { rows, meta } = await listOwnFiles(db, { ownerId, kind, isUsed }, readPage(paging, FILE_ORDERS[sort]));
  const ids = rows.map(({ id }) => id);
  const fileOf = new Map((await listReadyMedia(db, ids)).map((row) => [row.id, row]));
  const uses = [];
  for (const domain of files) uses.push(...(await domain.listUses(db, ids)));
  const usesOf = Map.groupBy(uses, ({ mediaId }) => mediaId);
  const data = rows.flatMap(({ id, bytes, isEvidence, isOfVerified }) => {
    const row = fileOf.get(id);
    if (!row) return [];
    const shown = (usesOf.get(id) ?? []).slice(0, MAX_USES).map(({ mediaId: _, ...use }) => use);
    const media = presentMedia(row, { isPublic: false });
    const createdAt = row.createdAt.toISOString();
    return [{ media, bytes, uses: shown, isEvidence, canDelete: !isOfVerified, createdAt }];
  });
  const usedBytes = await sumStoredBytes(db, ownerId);
  return ok('Your files.', { data, meta, usedBytes, quotaBytes: QUOTA_BYTES });
};

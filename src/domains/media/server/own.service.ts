/** A person's own files, where they are used, and the quota they take. */
import type { MediaKind, OwnMediaList } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { readPage } from '#platform/http/paging.ts';
import { FILE_ORDERS, listOwnFiles, type OwnSort } from './own.repository.ts';
import type { PresentMedia } from './present.ts';
import { listReadyMedia, sumStoredBytes } from './repository.ts';
import type { ListMediaUses, UseOfMedia } from './service.ts';
import { QUOTA_BYTES } from './upload.service.ts';

interface OwnQuery {
  kind?: MediaKind;
  isUsed?: boolean;
  sort?: OwnSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

export interface OwnNeeds {
  db: Db;
  present: PresentMedia;
  /** How each domain reports its use of files. */
  uses: readonly ListMediaUses[];
}

const MAX_USES = 100;

export function createOwnMedia({ db, present, uses }: OwnNeeds) {
  const readUses = async (ids: readonly string[]) => {
    const found: UseOfMedia[] = [];
    for (const list of uses) found.push(...(await list(db, ids)));
    return Map.groupBy(found, ({ mediaId }) => mediaId);
  };

  return async (ownerId: string, { kind, isUsed, sort = 'newest', ...paging }: OwnQuery): Promise<OwnMediaList> => {
    const { rows, meta } = await listOwnFiles(db, { ownerId, kind, isUsed }, readPage(paging, FILE_ORDERS[sort]));
    const ids = rows.map(({ id }) => id);
    const files = new Map((await listReadyMedia(db, ids)).map((row) => [row.id, row]));
    const usesOf = await readUses(ids);
    const data = rows.flatMap(({ id, bytes, isEvidence, isOfVerified }) => {
      const row = files.get(id);
      if (!row) return [];
      const shown = (usesOf.get(id) ?? []).slice(0, MAX_USES).map(({ mediaId: _, ...use }) => use);
      const media = present(row, { isPublic: false });
      const createdAt = row.createdAt.toISOString();
      return [{ media, bytes, uses: shown, isEvidence, canDelete: !isOfVerified, createdAt }];
    });
    return { data, meta, usedBytes: await sumStoredBytes(db, ownerId), quotaBytes: QUOTA_BYTES };
  };
}

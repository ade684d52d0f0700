/** Files as other domains know them. */
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listReadyIdsForKeyShare, listReadyMedia, type MediaRow } from './repository.ts';

export type { PresentMedia } from './present.ts';
export type { MediaRow } from './repository.ts';

/** Whether everyone may see a file, for one of the reasons there can be. */
export type IsMediaPublic = (db: Db, mediaId: string) => Promise<boolean>;

/** Those that are not there any more are left out. */
export async function findMedia(db: Db | Tx, ids: string[]): Promise<Map<string, MediaRow>> {
  const rows = await listReadyMedia(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** @returns those of the ids that are this person's own files; they stay until the transaction ends. */
export async function lockOwnMedia(tx: Tx, ownerId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set(await listReadyIdsForKeyShare(tx, ownerId, ids));
}

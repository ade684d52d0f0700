/** Finding and locking files, for other domains. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import {
  listReadyIdsForKeyShare,
  listReadyIdsOfForKeyShare,
  listShownMedia,
  type MediaRow,
} from './media.repository.ts';

/** Missing and hidden ones are left out. */
export async function findMedia(db: Db | Tx, ids: string[]): Promise<Map<string, MediaRow>> {
  const rows = await listShownMedia(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** @returns those of the ids that are this person's own files, locked until the transaction ends. */
export async function lockOwnMedia(tx: Tx, ownerId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set(await listReadyIdsForKeyShare(tx, ownerId, ids));
}

/** Keeps files from being deleted until the transaction ends. @returns those of the ids that are still there. */
export async function lockMedia(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set(await listReadyIdsOfForKeyShare(tx, ids));
}

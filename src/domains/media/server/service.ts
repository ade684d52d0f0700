/** The domain's interface for other domains. */
import type { MediaUse } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { mediaPath, pictureFile } from './addresses.ts';
import {
  listReadyIdsForKeyShare,
  listReadyIdsOfForKeyShare,
  listShownMedia,
  type MediaRow,
  setMediaOrphaned,
} from './repository.ts';
import type { Uploads } from './upload.service.ts';

/** Stores a picture uploaded with another domain's form. */
export interface MediaPictures {
  /** @throws {Failure} 413, 415 or 422 naming the field, 503 if the disk is full. */
  store: Uploads['storePicture'];
  /** Call if the form wasn't saved. */
  discard(owner: Person, id: string): Promise<void>;
}

/** Whether a file is public for any reason. */
export type IsMediaPublic = (db: Db, mediaId: string) => Promise<boolean>;

/** Where a file is used, as reported by each domain. */
export interface UseOfMedia extends MediaUse {
  mediaId: string;
}

export type ListMediaUses = (db: Db, mediaIds: readonly string[]) => Promise<UseOfMedia[]>;

/** A use by something that is verified first and may be hidden later. */
export interface VerifiedUse extends Pick<UseOfMedia, 'mediaId' | 'id' | 'title'> {
  isVerified: boolean | null;
  isHidden: boolean;
}

export function usesOfVerified(
  kind: MediaUse['kind'],
  slugOf: (title: string) => string,
  list: (db: Db, mediaIds: readonly string[]) => Promise<VerifiedUse[]>,
): ListMediaUses {
  return async (db, mediaIds) =>
    (await list(db, mediaIds)).map(({ isVerified, isHidden, ...use }) => {
      const state = isHidden ? 'hidden' : 'shown';
      const decided = isVerified ? state : 'declined';
      return { ...use, kind, slug: slugOf(use.title), state: isVerified === null ? 'waiting' : decided };
    });
}

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

/** The address of a public picture. */
export const pictureAddress = (id: string, width: number): string => mediaPath(id, pictureFile(width));

/** Call when a profile starts or stops using a picture. One uploaded for it is deleted a day after it is replaced. */
export async function notePictureShown(tx: Tx, id: string, isShown: boolean): Promise<void> {
  await setMediaOrphaned(tx, id, !isShown);
}

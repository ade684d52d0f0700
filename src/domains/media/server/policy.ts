/** The uploader and admins may change or delete a file. */
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { forbidden, notFound } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { findReadyMedia, type MediaRow } from './repository.ts';

export interface ManagingNeeds {
  db: Db;
  /** Whether a file is public. */
  isPublic: (mediaId: string) => Promise<boolean>;
}

export const noFile = () => notFound(say('media.failures.notFound'));

/** @param action as in "can delete it". @throws {Failure} 404 if the caller can't see it, 403 for someone else's. */
export async function findManaged(
  { db, isPublic }: ManagingNeeds,
  caller: Person,
  { id, action }: { id: string; action: 'describe' | 'delete' },
): Promise<MediaRow & { isOwn: boolean }> {
  const found = await findReadyMedia(db, id);
  const isOwn = found?.ownerId === caller.userId;
  const isAdmin = caller.role === 'Admin';
  if (!found || (!isOwn && !isAdmin && !(await isPublic(id)))) throw noFile();
  if (!isOwn && !isAdmin) throw forbidden('not_allowed', say('media.failures.onlyUploader', { action }));
  return { ...found, isOwn };
}

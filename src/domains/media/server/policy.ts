/** The uploader and admins may change or delete a file. */
import { say } from '#languages/say.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { findReadyMedia, type MediaRow } from './media.repository.ts';
import { type FilesNeeds, isPublic } from './uses.ts';

export const noFile = () => notFound(say('media.failures.notFound'));

/** @param action as in "can delete it". @throws {Failure} 404 if the caller can't see it, 403 for someone else's. */
export async function findManaged(
  needs: FilesNeeds,
  caller: Person,
  { id, action }: { id: string; action: 'describe' | 'delete' },
): Promise<MediaRow & { isOwn: boolean }> {
  const found = await findReadyMedia(needs.db, id);
  const isOwn = found?.ownerId === caller.userId;
  const isAdmin = caller.role === 'Admin';
  if (!found || (!isOwn && !isAdmin && !(await isPublic(needs, id)))) throw noFile();
  if (!isOwn && !isAdmin) throw forbidden('not_allowed', say('media.failures.onlyUploader', { action }));
  return { ...found, isOwn };
}

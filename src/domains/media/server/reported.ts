/** Reporting pictures, and hiding them. Only their owner and admins still see a hidden one. */
import type { TitleFact } from '#domains/audit/entry-facts.ts';
import { record } from '#domains/audit/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { findHiddenForUpdate, findReadyMedia, isHiddenMedia, setHidden } from './media.repository.ts';
import { type FilesNeeds, isPublic } from './uses.ts';

const picturePathOf = (id: string): string => `/gallery?picture=${id}`;

/** Undefined if this viewer can't see it. */
export async function findReportedPicture(needs: FilesNeeds, viewer: Viewer, id: string) {
  const { db } = needs;
  const row = await findReadyMedia(db, id);
  if (row?.kind !== 'picture') return undefined;
  const isManaged = viewer?.role === 'Admin' || viewer?.userId === row.ownerId;
  if (!isManaged && !(await isPublic(needs, id))) return undefined;
  const { ownerId, alt, fileName } = row;
  const isHidden = await isHiddenMedia(db, id);
  return {
    ownerId,
    title: alt ?? fileName ?? ({ of: 'picture' } as const),
    text: alt,
    link: picturePathOf(id),
    media: [row],
    isHidden,
  };
}

interface Hiding {
  isHidden: boolean;
  actorId: string | null;
  title: string | TitleFact;
  reason?: string;
}

/** @returns whether that changed anything. */
export async function hidePicture(tx: Tx, id: string, { isHidden, actorId, title, reason }: Hiding): Promise<boolean> {
  const was = await findHiddenForUpdate(tx, id);
  if (was === undefined || was === isHidden) return false;
  await setHidden(tx, id, isHidden);
  await record(tx, {
    actorId,
    action: isHidden ? 'media_hidden' : 'media_shown',
    subjectKind: 'media',
    subjectId: id,
    subjectTitle: title,
    ...(reason !== undefined && { reason }),
  });
  return true;
}

/** Editing a picture's alt text after upload. */

import { record } from '#domains/audit/server/public.ts';
import type { Person } from '#platform/http/viewer.ts';
import { tidyText } from '#platform/prose.ts';
import { findManaged, type ManagingNeeds, noFile } from './policy.ts';
import { type MediaRow, setAlt } from './repository.ts';

const LOGGED_CHARACTERS = 100;

/** @throws {Failure} 404 if the caller may not see it, 403 for someone else's. */
export async function describeMedia(
  needs: ManagingNeeds,
  caller: Person,
  { id, alt }: { id: string; alt: string | null },
): Promise<MediaRow> {
  const before = await findManaged(needs, caller, { id, action: 'describe' });
  return needs.db.transaction().execute(async (tx) => {
    const described = await setAlt(tx, id, tidyText(alt ?? '') || null);
    if (!described) throw noFile();
    if (!before.isOwn && described.alt !== before.alt) {
      await record(tx, {
        actorId: caller.userId,
        action: 'media_described',
        subjectKind: 'media',
        subjectId: id,
        ...(before.fileName && { subjectTitle: before.fileName }),
        fromState: logged(before.alt),
        toState: logged(described.alt),
      });
    }
    return described;
  });
}

function logged(alt: string | null) {
  if (alt === null) return { of: 'noDescription' } as const;
  const characters = [...alt];
  return characters.length <= LOGGED_CHARACTERS ? alt : `${characters.slice(0, LOGGED_CHARACTERS - 1).join('')}…`;
}

import { record } from '#domains/audit/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { tidyText } from '#platform/shared/prose.ts';
import { setAlt } from './media.repository.ts';
import { findManaged, noFile } from './policy.ts';
import type { PresentMedia } from './present.ts';
import { type FilesNeeds, isPublic } from './uses.ts';

const LOGGED_CHARACTERS = 100;

interface Needs extends FilesNeeds {
  presentMedia: PresentMedia;
}

/** Changes a picture's alt text. @throws {Failure} 404 if the caller may not see it, 403 for someone else's. */
export const describeMedia: Call<'describeMedia', Needs> = async (needs, request) => {
  const caller = callerOf(request);
  const { id } = request.params;
  const before = await findManaged(needs, caller, { id, action: 'describe' });
  const row = await needs.db.transaction().execute(async (tx) => {
    const described = await setAlt(tx, id, tidyText(request.body.alt ?? '') || null);
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
  const media = needs.presentMedia(row, { isPublic: await isPublic(needs, id) });
  return ok(row.alt === null ? 'Description removed.' : 'Description saved.', media);
};

function logged(alt: string | null) {
  if (alt === null) return { of: 'noDescription' } as const;
  const characters = [...alt];
  return characters.length <= LOGGED_CHARACTERS ? alt : `${characters.slice(0, LOGGED_CHARACTERS - 1).join('')}…`;
}

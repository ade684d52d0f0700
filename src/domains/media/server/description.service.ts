/** What a picture shows, in words, said or changed after it was uploaded. */
import type { Person } from '../../../platform/http/viewer.ts';
import { tidyText } from '../../../platform/prose.ts';
import { findManaged, noFile, type OwningNeeds } from './policy.ts';
import { type MediaRow, setAlt } from './repository.ts';

/** @throws {Failure} 404 for one that the caller may not see, 403 for another's. */
export async function describeMedia(
  needs: OwningNeeds,
  caller: Person,
  { id, alt }: { id: string; alt: string | null },
): Promise<MediaRow> {
  await findManaged(needs, caller, { id, deed: 'describe' });
  const described = await setAlt(needs.db, id, tidyText(alt ?? '') || null);
  if (!described) throw noFile();
  return described;
}

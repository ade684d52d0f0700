/** Removes the parts of an upload that is cancelled, or whose owner is forgotten. */
import type { JobKind } from '#platform/server/jobs/jobs.ts';

export const removeParts: JobKind<{ id: string }> = { name: 'media.remove-parts' };

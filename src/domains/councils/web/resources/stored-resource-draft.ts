import * as z from 'zod/mini';
import { keptValues } from '#platform/browser/kept-values.ts';

/** The file isn't stored: browsers don't let a page fill one in, so it has to be chosen again. */
const zStoredDraft = z.object({
  kind: z.enum(['link', 'file']),
  title: z.string(),
  description: z.string(),
  url: z.string(),
});

export const storedResourceDraft = (personId: string, councilId: string) =>
  keptValues(`resource ${personId} ${councilId}`, zStoredDraft);

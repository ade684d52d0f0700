import * as z from 'zod/mini';
import { createFormStorage } from '#platform/browser/forms/form-storage.ts';

/** The file isn't stored: browsers don't let a page fill one in, so it has to be chosen again. */
const zStoredDraft = z.object({
  kind: z.enum(['link', 'file']),
  title: z.string(),
  description: z.string(),
  url: z.string(),
});

export const storedResourceDraft = (personId: string, councilId: string) =>
  createFormStorage(`resource ${personId} ${councilId}`, zStoredDraft);

/** A person's drafts in this browser. Keys are "kind personId …". */
import * as z from 'zod/mini';
import { listDraftKeys, readDraft, removeDraft } from '../forms/draft-storage.ts';
import { clearFormStorageOf, isKeyOf } from '../forms/form-storage.ts';

export async function listDraftsOf(personId: string): Promise<string[]> {
  return (await listDraftKeys()).filter(isKeyOf(personId));
}

export async function removeDraftsOf(personId: string): Promise<void> {
  clearFormStorageOf(personId);
  for (const key of await listDraftsOf(personId)) await removeDraft(key);
}

/** @returns null also for a draft from an older version of the form. */
export async function readStoredDraft<Draft>(
  key: string,
  schema: z.ZodMiniType<Draft>,
): Promise<{ draft: Draft; at: Date } | null> {
  const stored = await readDraft(key);
  const parsed = z.safeParse(schema, stored?.value);
  return stored && parsed.success ? { draft: parsed.data, at: stored.at } : null;
}

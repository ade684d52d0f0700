/** A person's drafts in this browser. Keys are "kind personId …". */
import * as z from 'zod/mini';
import { listDraftKeys, readDraft, removeDraft } from '../draft-storage.ts';
import { forgetValuesOf, isKeyOf } from '../kept-values.ts';

export async function listOwnDrafts(personId: string): Promise<string[]> {
  return (await listDraftKeys()).filter(isKeyOf(personId));
}

export async function removeOwnDrafts(personId: string): Promise<void> {
  forgetValuesOf(personId);
  for (const key of await listOwnDrafts(personId)) await removeDraft(key);
}

/** @returns null also for a draft from an older version of the form. */
export async function readKept<Draft>(
  key: string,
  schema: z.ZodMiniType<Draft>,
): Promise<{ draft: Draft; at: Date } | null> {
  const kept = await readDraft(key);
  const parsed = z.safeParse(schema, kept?.value);
  return kept && parsed.success ? { draft: parsed.data, at: kept.at } : null;
}

/** A person's drafts in this browser. Keys are "kind personId …". */
import { listDraftKeys, removeDraft } from '../draft-storage.ts';

const isOf = (personId: string) => (key: string) => key.split(' ')[1] === personId;

export async function listOwnDrafts(personId: string): Promise<string[]> {
  return (await listDraftKeys()).filter(isOf(personId));
}

export async function removeOwnDrafts(personId: string): Promise<void> {
  for (const key of await listOwnDrafts(personId)) await removeDraft(key);
}

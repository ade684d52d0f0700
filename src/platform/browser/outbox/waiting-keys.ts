/** What waits on this device to be sent, stored among the drafts under "kind personId …". */
import { listDraftKeys, removeDraft } from '../forms/draft-storage.ts';
import { isKeyOf } from '../forms/form-storage.ts';

export const WAITING_IMPACT = 'waiting-impact';

export async function listWaitingKeys(personId: string): Promise<string[]> {
  const isTheirs = isKeyOf(personId);
  return (await listDraftKeys()).filter((key) => key.startsWith(`${WAITING_IMPACT} `) && isTheirs(key));
}

export const countWaiting = async (personId: string): Promise<number> => (await listWaitingKeys(personId)).length;

/** Nothing that waits outlives a logout. */
export async function removeWaiting(personId: string): Promise<void> {
  for (const key of await listWaitingKeys(personId)) await removeDraft(key);
}

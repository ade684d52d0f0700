/** What waits on this device to be sent, stored among the drafts under "kind personId …". */
import { listDraftKeys, removeDraft } from '../forms/draft-storage.ts';
import { isKeyOf } from '../forms/form-storage.ts';

export const WAITING_IMPACT = 'waiting-impact';
export const WAITING_PRESS = 'waiting-press';

export const listWaitingKeys = async (personId: string, ...kinds: readonly string[]): Promise<string[]> =>
  (await listDraftKeys()).filter((key) => isKeyOf(personId)(key) && kinds.some((kind) => key.startsWith(`${kind} `)));

const listAll = (personId: string) => listWaitingKeys(personId, WAITING_IMPACT, WAITING_PRESS);

export const countWaiting = async (personId: string): Promise<number> => (await listAll(personId)).length;

/** Nothing that waits outlives a logout. */
export async function removeWaiting(personId: string): Promise<void> {
  for (const key of await listAll(personId)) await removeDraft(key);
}

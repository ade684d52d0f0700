/** What waits on this device to be sent, stored among the drafts under "waiting-kind personId id". */
import { listDraftKeys, removeDraft } from '../forms/draft-storage.ts';
import { isKeyOf } from '../forms/form-storage.ts';

const WAITING = 'waiting-';

export const waitingKeyOf = (personId: string, kind: string, id: string): string =>
  `${WAITING}${kind} ${personId} ${id}`;

export function readWaitingKey(key: string): { kind: string; id: string } {
  const [kind = '', , id = ''] = key.split(' ');
  return { kind: kind.slice(WAITING.length), id };
}

export async function listWaitingKeys(personId: string): Promise<string[]> {
  const isTheirs = isKeyOf(personId);
  return (await listDraftKeys()).filter((key) => key.startsWith(WAITING) && isTheirs(key));
}

/** Nothing that waits outlives a logout. */
export async function removeWaiting(personId: string): Promise<void> {
  for (const key of await listWaitingKeys(personId)) await removeDraft(key);
}

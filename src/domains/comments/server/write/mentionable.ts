import type { Tx } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { listMentionable } from '../audience.repository.ts';
import { cannotMention } from '../texts.ts';

/** @throws {Failure} 422. */
export async function assertMentionable(tx: Tx, { userId }: Person, userIds: readonly string[]): Promise<void> {
  const known = await listMentionable(tx, userId, userIds);
  if (userIds.some((userId) => !known.has(userId))) throw cannotMention();
}

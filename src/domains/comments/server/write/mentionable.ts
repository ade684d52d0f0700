import type { Tx } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { listMentionable } from '../audience.repository.ts';
import { cannotMention } from '../parse-text.ts';

/** @throws {Failure} 422. */
export async function assertMentionable(tx: Tx, { userId }: Person, userIds: readonly string[]): Promise<void> {
  const known = await listMentionable(tx, userId, userIds);
  if (userIds.some((userId) => !known.has(userId))) throw cannotMention();
}

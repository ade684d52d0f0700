import type { Tx } from '#platform/server/db/database.ts';
import { endTokensOf } from '../programs/program-tokens.repository.ts';
import { endSessionsOf } from './sessions.repository.ts';

/** Neither the browsers nor the programs that acted for the person can go on. */
export async function endAccessOf(tx: Tx, userId: string): Promise<void> {
  await endSessionsOf(tx, userId);
  await endTokensOf(tx, userId);
}

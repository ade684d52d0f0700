import type { Db } from '#platform/server/db/database.ts';
import { describeDevice } from '../device-texts.ts';
import { listUnended } from './session-list.repository.ts';

export interface Login {
  userId: string;
  /** Browser and operating system; null if unknown. */
  device: string | null;
}

/** By the ids of their sessions; those that have ended are missing. */
export async function findLogins(db: Db, sessionIds: readonly string[]): Promise<Map<string, Login>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await listUnended(db, sessionIds);
  return new Map(rows.map(({ id, userId, userAgent }) => [id, { userId, device: describeDevice(userAgent) }]));
}

/** Expires old notifications. */
import type { Db } from '#platform/server/db/database.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import { DAYS_KEPT } from '../model.ts';
import { type ExpiryRule, removeExpired } from './expiry.repository.ts';

const TIME_DIGITS = 12;
const ALL: readonly ExpiryRule[] = ['brief', 'read', 'any'];

export async function expireNotifications(db: Db): Promise<void> {
  for (const aged of ALL) {
    while ((await db.transaction().execute((tx) => removeExpired(tx, aged))) > 0);
  }
}

/** Whether the notification may have expired, judging by the timestamp in its UUIDv7. */
export function mayHaveExpired(id: string): boolean {
  const writtenAt = Number.parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), 16);
  return writtenAt < Date.now() - Math.min(...Object.values(DAYS_KEPT)) * DAY_MS;
}

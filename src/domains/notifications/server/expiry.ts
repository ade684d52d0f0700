/** Expires old notifications. */
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import { BRIEF_DAYS, MIN_DAYS } from '../model.ts';
import { type ExpiryRule, removeExpired } from './expiry.repository.ts';

const TIME_DIGITS = 12;

interface Needs {
  db: Db;
  config: Pick<LiveConfig, 'retention'>;
}

export async function expireNotifications({ db, config }: Needs): Promise<void> {
  const { readNotifications, notifications } = config.retention;
  const days: [ExpiryRule, number][] = [
    ['brief', BRIEF_DAYS],
    ['read', readNotifications],
    ['any', notifications],
  ];
  for (const [aged, most] of days) {
    while ((await db.transaction().execute((tx) => removeExpired(tx, aged, most))) > 0);
  }
}

/**
 * Whether the notification may have expired, judging by the timestamp in its UUIDv7. They may have been kept for less
 * time than now.
 */
export function mayHaveExpired(id: string): boolean {
  const writtenAt = Number.parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), 16);
  return writtenAt < Date.now() - MIN_DAYS * DAY_MS;
}

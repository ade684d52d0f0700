/** Expires old notifications. */
import type { Db } from '#platform/db/database.ts';
import { DAY_MS } from '#platform/moment.ts';
import { DAYS_KEPT } from '../model.ts';
import { type Aged, removeAged } from './ageing.repository.ts';

const TIME_DIGITS = 12;
const ALL: readonly Aged[] = ['brief', 'read', 'any'];

export function createAgeing(db: Db): () => Promise<void> {
  return async () => {
    for (const aged of ALL) {
      while ((await db.transaction().execute((tx) => removeAged(tx, aged))) > 0);
    }
  };
}

/** Whether the notification may have expired, judging by the timestamp in its UUIDv7. */
export function mayHaveAged(id: string): boolean {
  const writtenAt = Number.parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), 16);
  return writtenAt < Date.now() - Math.min(...Object.values(DAYS_KEPT)) * DAY_MS;
}

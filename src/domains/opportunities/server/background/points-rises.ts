/** After a rise in points or a reactivation: auto-accept pending applications and notify about unlocked saved opportunities. */

import type { Db } from '#platform/server/db/database.ts';
import { notifyOfUnlocked } from '../announce/opportunity-announcements.ts';
import { acceptQualifying } from '../applications/accept-qualifying.ts';
import { listOpportunitiesWithMetRule } from '../applications/applications.repository.ts';
import { listOpportunityRows } from '../opportunities.repository.ts';
import { deleteRise, listRises, listUnlockedSaved, type Rise } from './points-rises.repository.ts';

const BATCH_SIZE = 200;

/** Does everything that's due. */
export async function followPointsRises(db: Db): Promise<void> {
  let rises = await listRises(db, null, BATCH_SIZE);
  while (rises.length > 0) {
    for (const rise of rises) {
      await applyRules(db, rise);
      await notifyUnlocked(db, rise);
    }
    rises = await listRises(db, rises.at(-1)?.userId ?? null, BATCH_SIZE);
  }
}

async function applyRules(db: Db, { userId }: Rise): Promise<void> {
  for (const opportunityId of await listOpportunitiesWithMetRule(db, userId)) {
    await db.transaction().execute((tx) => acceptQualifying(tx, opportunityId));
  }
}

/** Deleting the rise and notifying share a transaction, so each person is notified exactly once. */
async function notifyUnlocked(db: Db, rise: Rise): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteRise(tx, rise))) return;
    for (const opportunity of await listOpportunityRows(tx, await listUnlockedSaved(tx, rise))) {
      await notifyOfUnlocked(tx, opportunity, rise.userId);
    }
  });
}

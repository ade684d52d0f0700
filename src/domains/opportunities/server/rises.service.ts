/** After a rise in points or a reactivation: auto-accept pending applications and notify about unlocked saved opportunities. */

import { letterOf } from '#domains/notifications/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import { acceptQualifying } from './accepting.service.ts';
import { tellUnlocked } from './announcements.ts';
import { listMetRules } from './applications.repository.ts';
import { reminderMail } from './jobs.ts';
import { listOpportunityRows } from './opportunities.repository.ts';
import { forgetRise, listRises, listUnlockedSaved, type Rise } from './rises.repository.ts';

const SOME = 200;

/** Does everything that's due. */
export function createRiseWork(db: Db): () => Promise<void> {
  const followRules = async ({ userId }: Rise): Promise<void> => {
    for (const opportunityId of await listMetRules(db, userId)) {
      await db.transaction().execute((tx) => acceptQualifying(tx, opportunityId));
    }
  };

  // Deleting the rise and notifying share a transaction, so each person is notified exactly once.
  const tell = (rise: Rise): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (!(await forgetRise(tx, rise))) return;
      for (const opportunity of await listOpportunityRows(tx, await listUnlockedSaved(tx, rise))) {
        const about = { opportunityId: opportunity.id, userId: rise.userId, event: 'unlocked' } as const;
        await tellUnlocked(tx, opportunity, rise.userId, letterOf(reminderMail, about));
      }
    });

  return async () => {
    let rises = await listRises(db, null, SOME);
    while (rises.length > 0) {
      for (const rise of rises) {
        await followRules(rise);
        await tell(rise);
      }
      rises = await listRises(db, rises.at(-1)?.userId ?? null, SOME);
    }
  };
}

/**
 * Deadline work: closing opportunities, denying undecided applications, sending reminders.
 *
 * Whether an opportunity is closed depends on the clock alone; this carries out the consequences. Each step is
 * idempotent and its own transaction, so any number of workers may run it.
 */

import { record, recordAll } from '#domains/audit/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { canTake, stateAfter } from '../../application.ts';
import { follow } from '../../lifecycle.ts';
import { notifyClosedUndecided } from '../announce/application-announcements.ts';
import { notifyOfClosing, notifyOfUndecided, notifySavers } from '../announce/opportunity-announcements.ts';
import { emitApplicationEvents } from '../announce/webhook-events.ts';
import { availabilityOf } from '../applications/accept-qualifying.ts';
import { denyUndecided } from '../applications/applications.repository.ts';
import { auditSubjectOf, auditSubjectOfApplication } from '../audit-subject.ts';
import { insertEvent } from '../links.repository.ts';
import { adjustCounts, findOpportunityForUpdate, setClosed } from '../opportunities.repository.ts';
import { statusOf } from '../take-step.ts';
import {
  listSaversToNotify,
  listToClose,
  listToDeny,
  listToRemind,
  markReminded,
  type Reminder,
} from './deadlines.repository.ts';

const BATCH_SIZE = 100;
const DENIED_AT_ONCE = 500;

/**
 * Does everything that's due.
 *
 * @param isOff whether scholarships are switched off: then nobody could decide, and nobody would be told, so it's done
 *   when they are on again.
 */
export async function followDeadlines(db: Db, isOff: () => boolean): Promise<void> {
  if (isOff()) return;
  await forEach(db, (most) => listToClose(db, most), close);
  await forEach(db, (most) => listToDeny(db, most), denyPending);
  await forEach(db, (most) => listToRemind(db, 'day', most), remindOfDay);
  await forEach(
    db,
    (most) => listToRemind(db, 'week', most),
    (tx, id) => remind(tx, id, 'week'),
  );
  await forEach(
    db,
    (most) => listToRemind(db, 'savers', most),
    (tx, id) => remind(tx, id, 'savers'),
  );
}

async function forEach(
  db: Db,
  list: (most: number) => Promise<string[]>,
  work: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  for (let ids = await list(BATCH_SIZE); ids.length > 0; ids = await list(BATCH_SIZE)) {
    for (const id of ids) await db.transaction().execute((tx) => work(tx, id));
  }
}

async function close(tx: Tx, id: string): Promise<void> {
  const opportunity = await findOpportunityForUpdate(tx, id);
  if (!opportunity || opportunity.closedAt !== null || !opportunity.isPastDeadline) return;
  // The clock has already closed it; the lifecycle needs the previous state.
  const before = { ...statusOf(opportunity), isPastDeadline: false };
  if (!follow(before, { type: 'opportunity.closed' })) return;
  await setClosed(tx, id);
  const eventId = await insertEvent(tx, { opportunityId: id, event: 'closed', actorId: null });
  const states = { fromState: 'approved', toState: 'closed' };
  await record(tx, { ...auditSubjectOf(opportunity, null), ...states, action: 'opportunity_closed' });
  await notifyOfClosing(tx, opportunity, eventId);
}

async function denyPending(tx: Tx, id: string): Promise<void> {
  const opportunity = await findOpportunityForUpdate(tx, id);
  if (!opportunity) return;
  const status = { state: 'requested', isUnlocked: true, ...availabilityOf(opportunity) } as const;
  if (!canTake(status, { type: 'application.closedUndecided' })) return;
  const denied = await denyUndecided(tx, id, DENIED_AT_ONCE);
  for (const _ of denied) stateAfter(status, { type: 'application.closedUndecided' });
  // If none are left although some are counted, the count is wrong, and would be found here forever.
  await adjustCounts(tx, id, { requested: -(denied.length || opportunity.requestedCount) });
  await recordAll(
    tx,
    denied.map((application) => ({
      ...auditSubjectOfApplication(opportunity, application.id, null),
      action: 'application_denied',
      fromState: 'requested',
      toState: 'denied',
      reason: { of: 'deadlinePassed' } as const,
    })),
  );
  await notifyClosedUndecided(tx, opportunity, denied);
  await emitApplicationEvents(tx, 'application.decided', opportunity, { state: 'denied', applications: denied });
}

/** Also marks the week's reminder as sent, so that both aren't sent on the last day. */
async function remindOfDay(tx: Tx, id: string): Promise<void> {
  await markReminded(tx, id, 'week');
  await remind(tx, id, 'day');
}

async function remind(tx: Tx, id: string, reminder: Reminder): Promise<void> {
  if (!(await markReminded(tx, id, reminder))) return;
  const opportunity = await findOpportunityForUpdate(tx, id);
  if (!opportunity?.hasPartner || opportunity.isPastDeadline) return;
  if (reminder === 'savers') await notifySavers(tx, opportunity, await listSaversToNotify(tx, id));
  else if (opportunity.requestedCount > 0) await notifyOfUndecided(tx, opportunity);
}

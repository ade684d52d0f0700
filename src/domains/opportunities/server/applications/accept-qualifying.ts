/**
 * Auto-accept. Runs when the rule is turned on, when a member applies, when an applicant's points rise, when the account
 * of the applicant or the partner is reactivated, and when places are added.
 */

import { recordAll } from '#domains/audit/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { canTake, stateAfter } from '../../application.ts';
import { seatsLeftOf } from '../../model.ts';
import { notifyAccepted } from '../announce/application-announcements.ts';
import { emitApplicationEvents } from '../announce/webhook-events.ts';
import { auditSubjectOfApplication } from '../audit-subject.ts';
import { adjustCounts, findOpportunityForUpdate, type OpportunityRow } from '../opportunities.repository.ts';
import { takesDecisions } from '../take-step.ts';
import { setDecisionMessage } from './application-texts.repository.ts';
import { acceptBest } from './applications.repository.ts';
import { issueForAccepted } from './issue-for-accepted.ts';

/** Accepts pending applications that meet the rule, highest points first, while places last. @returns their ids. */
export async function acceptQualifying(tx: Tx, opportunityId: string): Promise<string[]> {
  const opportunity = await findOpportunityForUpdate(tx, opportunityId);
  if (!opportunity || opportunity.autoAcceptFrom === null) return [];
  const status = { state: 'requested', isUnlocked: true, ...availabilityOf(opportunity) } as const;
  if (!canTake(status, { type: 'application.autoAccepted' })) return [];
  const most = seatsLeftOf(opportunity);
  const accepted = await acceptBest(tx, opportunityId, { minPoints: opportunity.autoAcceptFrom, most });
  if (accepted.length === 0) return [];
  await adjustCounts(tx, opportunityId, { requested: -accepted.length, accepted: accepted.length });
  await recordAutoAccepted(tx, opportunity, accepted);
  return accepted.map(({ id }) => id);
}

export const availabilityOf = (opportunity: OpportunityRow) => ({
  isOpen: takesDecisions(opportunity),
  hasSeatLeft: seatsLeftOf(opportunity) !== 0,
});

/** Message, audit entry and notification for auto-accepted applications. */
export async function recordAutoAccepted(
  tx: Tx,
  opportunity: OpportunityRow,
  accepted: readonly { id: string; applicantId: string }[],
): Promise<void> {
  if (accepted.length === 0) return;
  const status = { state: 'requested', isUnlocked: true, ...availabilityOf(opportunity) } as const;
  for (const _ of accepted) stateAfter(status, { type: 'application.autoAccepted' });
  const message = opportunity.acceptMessage;
  const ids = accepted.map(({ id }) => id);
  if (message) await setDecisionMessage(tx, ids, message);
  const states = { fromState: 'requested', toState: 'auto-accepted' };
  await recordAll(
    tx,
    accepted.map(({ id }) => ({
      ...auditSubjectOfApplication(opportunity, id, null),
      ...states,
      action: 'application_auto_accepted',
    })),
  );
  await issueForAccepted(tx, opportunity, accepted);
  await notifyAccepted(tx, opportunity, accepted, { how: 'auto-accepted', message });
  await emitApplicationEvents(tx, 'application.decided', opportunity, {
    state: 'auto-accepted',
    applications: accepted,
  });
}

/** Audit log entries about opportunities and applications. */
import { auditSubjectOf, auditSubjectOfApplication } from '#domains/opportunities/server/public.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import { auditRow } from '../audit-row.ts';
import type { Random } from '../random.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoOpportunity, DemoOpportunityEvent } from './opportunities.ts';

export function auditOpportunity(random: Random, opportunity: DemoOpportunity) {
  const { id, plan, events, status, autoAcceptSince, ownerId } = opportunity;
  const named = { id, title: plan.title };
  const rows = events.flatMap(({ event, by, at, reason }) => {
    const states = statesOf(event);
    return states ? [auditRow(random, { ...auditSubjectOf(named, by), ...states, at, reason })] : [];
  });
  const approval = events.find(({ event }) => event === 'approved');
  if (approval && status.isFeatured) {
    const at = new Date(approval.at.getTime() + HOUR_MS);
    rows.push(auditRow(random, { ...auditSubjectOf(named, approval.by), action: 'opportunity_featured', at }));
  }
  if (autoAcceptSince) {
    const states = { fromState: 'off', toState: `from ${plan.acceptsFrom} points` };
    rows.push(
      auditRow(random, { ...auditSubjectOf(named, ownerId), ...states, action: 'auto_accept_on', at: autoAcceptSince }),
    );
  }
  return rows;
}

function statesOf(event: DemoOpportunityEvent['event']) {
  switch (event) {
    case 'approved':
      return { action: 'opportunity_verified', fromState: 'pending', toState: 'approved' } as const;
    case 'declined':
      return { action: 'opportunity_declined', fromState: 'pending', toState: 'declined' } as const;
    case 'edited':
      return { action: 'opportunity_edited', fromState: 'approved', toState: 'approved' } as const;
    case 'resubmitted':
      return { action: 'opportunity_edited', fromState: 'declined', toState: 'pending' } as const;
    case 'hidden':
      return { action: 'opportunity_hidden', fromState: 'shown', toState: 'hidden' } as const;
    case 'shown':
      return { action: 'opportunity_shown', fromState: 'hidden', toState: 'shown' } as const;
    case 'closed':
      return { action: 'opportunity_closed', fromState: 'approved', toState: 'closed' } as const;
    case 'submitted':
      return null;
  }
}

const ACTIONS = {
  accepted: 'application_accepted',
  denied: 'application_denied',
  'auto-accepted': 'application_auto_accepted',
} as const;

export function auditApplications(
  random: Random,
  byId: ReadonlyMap<string, DemoOpportunity>,
  applications: readonly DemoApplication[],
) {
  return applications.flatMap(({ id, opportunityId, state, decidedAt, decidedBy, isClosedUndecided }) => {
    const opportunity = byId.get(opportunityId);
    if (!opportunity || !decidedAt || state === 'requested' || state === 'withdrawn') return [];
    const named = { id: opportunityId, title: opportunity.plan.title };
    const states = { fromState: 'requested', toState: state };
    const reason = isClosedUndecided ? 'The deadline came before a decision.' : null;
    const subject = auditSubjectOfApplication(named, id, decidedBy);
    return [auditRow(random, { ...subject, ...states, action: ACTIONS[state], reason, at: decidedAt })];
  });
}

/** The demo community's people, invitations, points and notifications as database rows. */
import { impactPathOf } from '#domains/impacts/model.ts';
import { sayImpactDecision } from '#domains/impacts/server/public.ts';
import type { DemoCommunity } from '../community.ts';
import { DAY_MS } from '../ids.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import { notificationRow } from '../notification-row.ts';
import type { Random } from '../random.ts';

const INVITATION_MS = 14 * DAY_MS;
const NOTIFICATIONS_MS = 60 * DAY_MS;

/** @param passwordHash that of the demo accounts; other people have no password. */
export function toUserRows({ people }: DemoCommunity, passwordHash: string) {
  return people.map((person) => ({
    id: person.id,
    email: person.email,
    password_hash: person.canSignIn ? passwordHash : null,
    name: person.name,
    last_name: person.lastName,
    location: person.location,
    contact_no: person.contactNo,
    role: person.role,
    is_terms_agreed: true,
    is_profile_completed: person.isProfileCompleted,
    email_verified_at: person.isVerified ? person.joinedAt : null,
    points: person.points,
    created_at: person.joinedAt,
  }));
}

export function toInvitationRows({ invitations }: DemoCommunity) {
  return invitations.map((invitation) => ({
    id: invitation.id,
    email: invitation.email,
    invited_by: invitation.invitedBy,
    role: invitation.role,
    organization_name: invitation.organizationName,
    accepted_by: invitation.acceptedBy,
    created_at: invitation.invitedAt,
    sent_at: invitation.invitedAt,
    expires_at: new Date(invitation.invitedAt.getTime() + INVITATION_MS),
  }));
}

export function toPointsRows({ pointsEntries }: DemoCommunity) {
  return pointsEntries.map((entry) => ({
    id: entry.id,
    user_id: entry.userId,
    points: entry.points,
    balance: entry.balance,
    cause: entry.cause,
    reason: entry.reason,
    reason_facts: entry.facts,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    decision_id: entry.decisionId,
    decided_by: entry.decidedBy,
    reverses_id: entry.reversesId,
    created_at: entry.givenAt,
  }));
}

const NOTIFICATION_KINDS = {
  verified: 'impact_verified',
  overturned: 'impact_verified',
  declined: 'impact_declined',
  reopened: 'impact_reopened',
} as const;
const isNotified = (event: string): event is keyof typeof NOTIFICATION_KINDS =>
  Object.hasOwn(NOTIFICATION_KINDS, event);

/** The demo accounts' recent notifications. */
export function toNotificationRows(random: Random, { people, impacts }: DemoCommunity, today: Date) {
  const demoAccounts = people.filter(({ canSignIn }) => canSignIn);
  const since = today.getTime() - NOTIFICATIONS_MS;
  return demoAccounts.flatMap(({ id: userId }) =>
    impacts
      .filter(({ ownerId, memberIds }) => ownerId === userId || memberIds.includes(userId))
      .flatMap((impact) => notificationsOf(random, impact, { userId, today }))
      .filter(({ created_at }) => Number(created_at) > since),
  );
}

function notificationsOf(random: Random, impact: DemoImpact, { userId, today }: { userId: string; today: Date }) {
  const isOwner = impact.ownerId === userId;
  return impact.events.flatMap(({ event, at, reason }) => {
    if (!isNotified(event)) return [];
    const title = sayImpactDecision(event, { isOwner, title: impact.title });
    const notification = {
      userId,
      kind: NOTIFICATION_KINDS[event],
      title,
      body: reason,
      link: impactPathOf(impact),
      at,
    };
    return [notificationRow(random, notification, today)];
  });
}

/** The demo community's people, invitations, points and notifications as database rows. */
import { impactPathOf } from '#domains/impacts/model.ts';
import { sayImpactDecision, sayImpactNaming, sayImpactQuestion } from '#domains/impacts/server/public.ts';
import type { DemoCommunity } from '../community.ts';
import { DAY_MS } from '../ids.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import { notificationRow } from '../notification-row.ts';
import type { Random } from '../random.ts';
import { columnsOf } from '../rows.ts';

const INVITATION_MS = 14 * DAY_MS;
const NOTIFICATIONS_MS = 60 * DAY_MS;

/** @param passwordHash that of the demo accounts; other people have no password. */
export function toUserRows({ people }: DemoCommunity, passwordHash: string) {
  return people.map(({ canSignIn, isVerified, joinedAt, ...person }) => ({
    ...columnsOf(person),
    password_hash: canSignIn ? passwordHash : null,
    is_terms_agreed: true,
    email_verified_at: isVerified ? joinedAt : null,
    created_at: joinedAt,
  }));
}

export function toInvitationRows({ invitations }: DemoCommunity) {
  return invitations.map(({ invitedAt, ...invitation }) => ({
    ...columnsOf(invitation),
    created_at: invitedAt,
    sent_at: invitedAt,
    expires_at: new Date(invitedAt.getTime() + INVITATION_MS),
  }));
}

export function toPointsRows({ pointsEntries }: DemoCommunity) {
  return pointsEntries.map(({ facts, givenAt, ...entry }) => ({
    ...columnsOf(entry),
    reason_facts: facts,
    created_at: givenAt,
  }));
}

const NOTIFICATION_KINDS = {
  verified: 'impact_verified',
  overturned: 'impact_verified',
  declined: 'impact_declined',
  reopened: 'impact_reopened',
  asked: 'impact_asked',
} as const;
const isNotified = (event: string): event is keyof typeof NOTIFICATION_KINDS =>
  Object.hasOwn(NOTIFICATION_KINDS, event);

export function toNotificationRows(random: Random, { people, impacts }: DemoCommunity, today: Date) {
  const demoAccounts = people.filter(({ canSignIn }) => canSignIn);
  const since = today.getTime() - NOTIFICATIONS_MS;
  return demoAccounts.flatMap(({ id: userId }) =>
    impacts
      .filter(({ ownerId, memberIds }) => ownerId === userId || memberIds.includes(userId))
      .flatMap((impact) => [
        ...notificationsOf(random, impact, { userId, today }),
        ...namingOf(random, impact, { userId, today }),
      ])
      .filter(({ created_at }) => Number(created_at) > since),
  );
}

/** Being named, where it hasn't been answered. */
function namingOf(random: Random, impact: DemoImpact, { userId, today }: { userId: string; today: Date }) {
  const hasAnswered = impact.namings.confirmed.some((naming) => naming.userId === userId);
  if (impact.ownerId === userId || hasAnswered || impact.status.isVerified !== null) return [];
  const notification = {
    userId,
    kind: 'impact_member_added',
    ...sayImpactNaming(impact),
    link: impactPathOf(impact),
    actorId: impact.ownerId,
    at: impact.createdAt,
  } as const;
  return [notificationRow(random, notification, today)];
}

function notificationsOf(random: Random, impact: DemoImpact, { userId, today }: { userId: string; today: Date }) {
  const isOwner = impact.ownerId === userId;
  return impact.events.flatMap(({ event, at, reason }) => {
    if (!isNotified(event) || (event === 'asked' && !isOwner)) return [];
    const title =
      event === 'asked' ? sayImpactQuestion(impact) : sayImpactDecision(event, { isOwner, title: impact.title });
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

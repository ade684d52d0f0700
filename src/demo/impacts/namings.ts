/** What members who were named as taking part in an impact answered. */
import { HOUR_MS } from '#platform/shared/moment.ts';
import { DAY_MS } from '../ids.ts';
import type { DemoPerson } from '../people/people.ts';
import type { DemoImpact } from './impacts.ts';

export interface DemoNamings {
  /** Those of the members who confirmed. */
  confirmed: { userId: string; at: Date }[];
  /** Those who aren't members, because they said that they weren't there. */
  declined: { userId: string; at: Date }[];
}

const ANSWERED_AFTER_MS = 5 * HOUR_MS;

/** Of five members, three confirmed. */
export function answerNamings({ memberIds, createdAt }: Pick<DemoImpact, 'memberIds' | 'createdAt'>): DemoNamings {
  const at = new Date(createdAt.getTime() + ANSWERED_AFTER_MS);
  const confirmed = memberIds.filter((_, index) => (createdAt.getTime() + index) % 5 < 3);
  return { confirmed: confirmed.map((userId) => ({ userId, at })), declined: [] };
}

/**
 * Names each demo member in three recent impacts of others: one awaits an answer, one was confirmed, one declined. They
 * confirmed all that were verified.
 */
export function nameAccounts(impacts: readonly DemoImpact[], people: readonly DemoPerson[], today: Date): void {
  const members = people.filter(({ canSignIn, role }) => canSignIn && role === 'Member');
  for (const { id: userId, joinedAt } of members) {
    for (const impact of impacts.filter(({ status, memberIds }) => status.isVerified && memberIds.includes(userId))) {
      const { confirmed } = impact.namings;
      if (!confirmed.some((naming) => naming.userId === userId)) confirmed.push({ userId, at: answeredAt(impact) });
    }
    const open = impacts.filter(
      (impact) =>
        isPlainlyPending(impact) &&
        impact.ownerId !== userId &&
        !impact.memberIds.includes(userId) &&
        impact.createdAt > joinedAt &&
        today.getTime() - impact.createdAt.getTime() > DAY_MS,
    );
    const [declined, confirmed, unanswered] = open.slice(-3);
    unanswered?.memberIds.push(userId);
    if (confirmed) {
      confirmed.memberIds.push(userId);
      confirmed.namings.confirmed.push({ userId, at: answeredAt(confirmed) });
    }
    declined?.namings.declined.push({ userId, at: answeredAt(declined) });
  }
}

const answeredAt = ({ createdAt }: DemoImpact) => new Date(createdAt.getTime() + ANSWERED_AFTER_MS);

/** Logged, and nothing else has happened since. */
const isPlainlyPending = ({ status, events }: DemoImpact) => status.isVerified === null && events.length === 1;

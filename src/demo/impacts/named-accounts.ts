/** The impacts of others that name the demo members. */
import { DAY_MS } from '../ids.ts';
import { type DemoPerson, isActiveMember } from '../people/people.ts';
import type { DemoImpact } from './impacts.ts';
import { answeredAt } from './namings.ts';

/**
 * Names each demo member in three recent impacts of others: one awaits an answer, one was confirmed, one declined. They
 * confirmed all that were verified.
 */
export function nameAccounts(impacts: readonly DemoImpact[], people: readonly DemoPerson[], today: Date): void {
  const members = people.filter((person) => person.canSignIn && isActiveMember(person));
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

/** Logged, and nothing else has happened since. */
const isPlainlyPending = ({ status, events }: DemoImpact) => status.isVerified === null && events.length === 1;

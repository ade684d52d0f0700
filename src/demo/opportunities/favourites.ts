import { idAt } from '../ids.ts';
import { isActiveMember } from '../people/people.ts';
import type { Random } from '../random.ts';
import { type DemoOpportunity, isOnOffer, type OpportunityCast } from './opportunities.ts';

export interface DemoFavourite {
  id: string;
  userId: string;
  opportunityId: string;
  savedAt: Date;
  removedAt: Date | null;
}

const MAX_PER_PERSON = 8;
const REMOVED_SHARE = 0.08;

/** Chooses the opportunities that members save. */
export function makeFavourites(
  random: Random,
  opportunities: readonly DemoOpportunity[],
  { people, member, today }: OpportunityCast,
): DemoFavourite[] {
  const onOffer = opportunities.filter(isOnOffer);
  return people.filter(isActiveMember).flatMap((person) => {
    const isMember = person.id === member.id;
    if (person.canSignIn && !isMember) return [];
    const count = Math.floor(random.next() ** 1.7 * MAX_PER_PERSON);
    const picked = isMember
      ? onOffer.filter(({ plan }) => plan.member === 'saved' || plan.member === 'just locked')
      : Array.from({ length: count }, () => random.pick(onOffer));
    return [...new Set(picked)].flatMap((opportunity) => {
      const approvedAt = opportunity.events.find(({ event }) => event === 'approved')?.at ?? today;
      const savedAt = new Date(
        random.between(Math.max(approvedAt.getTime(), person.joinedAt.getTime()), today.getTime()),
      );
      const isRemoved = !isMember && random.chance(REMOVED_SHARE);
      const removedAt = isRemoved ? new Date(random.between(savedAt.getTime(), today.getTime())) : null;
      return { id: idAt(random, savedAt), userId: person.id, opportunityId: opportunity.id, savedAt, removedAt };
    });
  });
}

import { DAY_MS } from '#platform/shared/moment.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { DemoImpact } from './impacts.ts';

export interface DemoLike {
  impactId: string;
  userId: string;
  at: Date;
}

const MAX_LIKES = 26;
const MAX_LIKES_OF_FEATURED = 90;
/** Likes are given within this time after the impact was published, or after the person joined if that was later. */
const SOON_MS = 40 * DAY_MS;

export function makeLikes(
  random: Random,
  impacts: readonly DemoImpact[],
  people: readonly DemoPerson[],
  today: Date,
): DemoLike[] {
  const admirers = people.filter(({ isProfileCompleted }) => isProfileCompleted);
  return impacts.flatMap((impact) => {
    const shownAt = impact.status.isVerified ? impact.events.at(-1)?.at : undefined;
    if (!shownAt) return [];
    const max = impact.isFeatured ? MAX_LIKES_OF_FEATURED : MAX_LIKES;
    const count = Math.floor(random.next() ** 2.5 * max);
    const likers = new Set(Array.from({ length: count }, () => random.pick(admirers)));
    return [...likers].flatMap((person) => {
      if (person.id === impact.ownerId) return [];
      const from = Math.max(shownAt.getTime(), person.joinedAt.getTime());
      const until = Math.min(today.getTime(), from + SOON_MS);
      return { impactId: impact.id, userId: person.id, at: new Date(random.between(from, until)) };
    });
  });
}

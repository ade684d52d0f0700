/** Chooses who has a profile picture, and which portrait it is. */
import type { DemoCommunity } from '../community.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { landOf } from '../impacts/lands.ts';
import { isWomansName } from '../impacts/regions.ts';
import { type Drawing, portraitsOf } from '../media/drawings.ts';
import { createRandom } from '../random.ts';
import type { DemoPerson } from './people.ts';

export interface Portrait {
  id: string;
  personId: string;
  alt: string;
  drawing: Drawing;
  uploadedAt: Date;
}

const MAX_PORTRAITS = 72;

/** The demo accounts, and the most visible other people. Nobody has the face of another. */
export function planPortraits(seed: number, { people }: Pick<DemoCommunity, 'people'>): Portrait[] {
  const random = createRandom(seed);
  const shown = people.filter(({ isProfileCompleted }) => isProfileCompleted);
  const demoAccounts = shown.filter(({ canSignIn }) => canSignIn);
  const others = shown.filter(({ canSignIn, role }) => !canSignIn && role !== 'Partner');
  const mostVisible = others.toSorted((a, b) => b.points - a.points).filter(() => random.chance(0.8));
  const taken = new Set<Drawing>();
  const portraitOf = (person: DemoPerson): Portrait[] => {
    const sitter = { land: landOf(person.location), isWoman: isWomansName(person.name) };
    const drawing = portraitsOf(sitter).find((portrait) => !taken.has(portrait));
    if (!drawing) return [];
    taken.add(drawing);
    const uploadedAt = new Date(person.joinedAt.getTime() + DAY_MS / 24);
    const alt = `Drawn portrait of ${person.name} ${person.lastName}`;
    return [{ id: idAt(random, uploadedAt), personId: person.id, alt, drawing, uploadedAt }];
  };
  return [...demoAccounts, ...mostVisible].flatMap(portraitOf).slice(0, MAX_PORTRAITS);
}

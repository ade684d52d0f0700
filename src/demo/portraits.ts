/** Chooses who has a profile picture, and what it shows. */
import type { DemoCommunity } from './community.ts';
import { drawBust, PORTRAIT_SIDE, type Sitter } from './drawing/bust.ts';
import { landOf } from './drawing/lands.ts';
import { DAY_MS, idAt } from './ids.ts';
import { createRandom } from './random.ts';
import { isWomansName } from './regions.ts';
import { type DrawnPicture, renderPicture } from './render-picture.ts';

export interface Portrait {
  id: string;
  personId: string;
  alt: string;
  seed: number;
  sitter: Sitter;
  uploadedAt: Date;
}

const MAX_PORTRAITS = 72;
/** The widths of the files, the narrowest first. */
export const PORTRAIT_WIDTHS = [96, PORTRAIT_SIDE] as const;

/** The demo accounts, and the most visible other people. */
export function planPortraits(seed: number, { people }: Pick<DemoCommunity, 'people'>): Portrait[] {
  const random = createRandom(seed);
  const shown = people.filter(({ isProfileCompleted }) => isProfileCompleted);
  const demoAccounts = shown.filter(({ canSignIn }) => canSignIn);
  const others = shown.filter(({ canSignIn, role }) => !canSignIn && role !== 'Partner');
  const mostVisible = others.toSorted((a, b) => b.points - a.points).filter(() => random.chance(0.8));
  return [...demoAccounts, ...mostVisible].slice(0, MAX_PORTRAITS).map(({ id, name, lastName, location, joinedAt }) => {
    const uploadedAt = new Date(joinedAt.getTime() + DAY_MS / 24);
    return {
      id: idAt(random, uploadedAt),
      personId: id,
      alt: `Drawn portrait of ${name} ${lastName}`,
      seed: random.between(1, 1_000_000),
      sitter: { land: landOf(location), isWoman: isWomansName(name) },
      uploadedAt,
    };
  });
}

export const drawPortrait = ({ seed, sitter }: Portrait): Promise<DrawnPicture> =>
  renderPicture(drawBust(createRandom(seed), sitter), PORTRAIT_WIDTHS.slice(0, -1));

/** Which impacts have pictures, and of what. */
import { GOAL_FACTS } from '../../domains/goals/server/goal-facts.ts';
import { idAt } from './ids.ts';
import type { DemoImpact } from './impacts.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

export interface PlannedDrawing {
  id: string;
  ownerId: string;
  alt: string;
  fileName: string;
  /** As `#rrggbb`, from the front to the back. */
  colours: string[];
  uploadedAt: Date;
}

export interface PlannedPicture extends PlannedDrawing {
  impactId: string;
  position: number;
}

const NEWEST = 60;
const SHARE_OF_NEWEST = 0.4;
const OF_HOSTS = 6;
const MOST_PICTURES = 48;

export function makeGallery(
  random: Random,
  impacts: readonly DemoImpact[],
  people: readonly DemoPerson[],
): PlannedPicture[] {
  const hosts = new Set(people.filter(({ canSignIn }) => canSignIn).map(({ id }) => id));
  const newest = impacts.slice(-NEWEST).filter(() => random.chance(SHARE_OF_NEWEST));
  const ofHosts = impacts.filter(({ ownerId }) => hosts.has(ownerId)).slice(-OF_HOSTS);
  const featured = impacts.filter(({ isFeatured }) => isFeatured);
  const chosen = [...new Set([...featured, ...ofHosts, ...newest])];
  return chosen.flatMap((impact) => picturesOf(random, impact)).slice(0, MOST_PICTURES);
}

function picturesOf(random: Random, impact: DemoImpact): PlannedPicture[] {
  const goals = impact.sdgs.map((sdg) => GOAL_FACTS[sdg - 1]?.colour).filter((colour) => colour !== undefined);
  const count = impact.isFeatured ? random.between(2, 3) : random.between(1, 2);
  return Array.from({ length: count }, (_, position) => ({
    id: idAt(random, impact.createdAt),
    impactId: impact.id,
    ownerId: impact.ownerId,
    position,
    alt: 'Hills and a low sun, drawn as lines in the colours of the impact’s goals',
    fileName: `drawing-${position + 1}.png`,
    colours: position % 2 === 0 ? goals : goals.toReversed(),
    uploadedAt: impact.createdAt,
  }));
}

/** Which impacts have pictures, and of what. */
import { GOAL_FACTS } from '../../domains/goals/server/goal-facts.ts';
import { idAt } from './ids.ts';
import type { DemoImpact } from './impacts.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

export interface PlannedPicture {
  id: string;
  ownerId: string;
  alt: string;
  fileName: string;
  /** As `#rrggbb`, from the front to the back. */
  colours: string[];
  uploadedAt: Date;
}

export interface ImpactPicture extends PlannedPicture {
  impactId: string;
  position: number;
}

interface Drawn {
  ownerId: string;
  sdgs: readonly number[];
  at: Date;
}

const NEWEST = 60;
const SHARE_OF_NEWEST = 0.4;
const OF_HOSTS = 6;
const MOST_PICTURES = 48;

export function makeGallery(
  random: Random,
  impacts: readonly DemoImpact[],
  people: readonly DemoPerson[],
): ImpactPicture[] {
  const hosts = new Set(people.filter(({ canSignIn }) => canSignIn).map(({ id }) => id));
  const newest = impacts.slice(-NEWEST).filter(() => random.chance(SHARE_OF_NEWEST));
  const ofHosts = impacts.filter(({ ownerId }) => hosts.has(ownerId)).slice(-OF_HOSTS);
  const featured = impacts.filter(({ isFeatured }) => isFeatured);
  const chosen = [...new Set([...featured, ...ofHosts, ...newest])];
  return chosen.flatMap((impact) => picturesOf(random, impact)).slice(0, MOST_PICTURES);
}

function picturesOf(random: Random, { id, ownerId, sdgs, createdAt, isFeatured }: DemoImpact): ImpactPicture[] {
  const count = isFeatured ? random.between(2, 3) : random.between(1, 2);
  return Array.from({ length: count }, (_, position) => ({
    ...drawingOf(random, { ownerId, sdgs, at: createdAt }, position),
    impactId: id,
    position,
  }));
}

/** @param position of several of the same thing, which take turns with the order of the colours. */
export function drawingOf(random: Random, { ownerId, sdgs, at }: Drawn, position = 0): PlannedPicture {
  const colours = sdgs.map((sdg) => GOAL_FACTS[sdg - 1]?.colour).filter((colour) => colour !== undefined);
  return {
    id: idAt(random, at),
    ownerId,
    alt: 'Hills and a low sun, drawn as lines in the colours of its goals',
    fileName: `drawing-${position + 1}.png`,
    colours: position % 2 === 0 ? colours : colours.toReversed(),
    uploadedAt: at,
  };
}

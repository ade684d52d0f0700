/** Which impacts have pictures, and of what. */
import { GOALS } from '../../domains/goals/goals.ts';
import { GOAL_FACTS } from '../../domains/goals/server/goal-facts.ts';
import { idAt } from './ids.ts';
import type { DemoImpact } from './impacts.ts';
import type { DemoPerson } from './people.ts';
import type { Shape } from './pictures.ts';
import type { Random } from './random.ts';

export interface PlannedPicture {
  id: string;
  ownerId: string;
  alt: string;
  fileName: string;
  /** As `#rrggbb`, from the front to the back. */
  colours: string[];
  shape?: Shape;
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
const OF_A_YEAR = 4;

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
    shape: SHAPES[(Number.parseInt(id.slice(-4), 16) + position) % SHAPES.length] ?? 'landscape',
    impactId: id,
    position,
  }));
}

/** Half of them lie, as people hold their cameras. */
const SHAPES: readonly Shape[] = ['landscape', 'portrait', 'landscape', 'square', 'landscape', 'wide'];

/** Of the years before: so that the gallery goes back as far as the community does. */
export function makeEarlierGallery(
  random: Random,
  impacts: readonly DemoImpact[],
  pictures: readonly ImpactPicture[],
): ImpactPicture[] {
  const pictured = new Set(pictures.map(({ impactId }) => impactId));
  const plain = impacts.filter(({ id, standing, isHidden }) => standing.isVerified && !isHidden && !pictured.has(id));
  const years = Map.groupBy(plain, ({ impactYear }) => impactYear);
  return [...years.values()].flatMap((ofYear) => {
    const step = Math.max(1, Math.floor(ofYear.length / OF_A_YEAR));
    const chosen = ofYear.filter((_, index) => index % step === 0).slice(0, OF_A_YEAR);
    return chosen.flatMap((impact) => picturesOf(random, impact));
  });
}

function namesOf(sdgs: readonly number[]): string {
  const names = sdgs.flatMap((sdg) => GOALS[sdg - 1]?.shortTitle.toLocaleLowerCase('en') ?? []);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** @param position of several of the same thing, which take turns with the order of the colours. */
export function drawingOf(random: Random, { ownerId, sdgs, at }: Drawn, position = 0): PlannedPicture {
  const colours = sdgs.map((sdg) => GOAL_FACTS[sdg - 1]?.colour).filter((colour) => colour !== undefined);
  return {
    id: idAt(random, at),
    ownerId,
    alt: `Hills and a low sun, drawn in the colours of ${namesOf(sdgs)}`,
    fileName: `drawing-${position + 1}.png`,
    colours: position % 2 === 0 ? colours : colours.toReversed(),
    uploadedAt: at,
  };
}

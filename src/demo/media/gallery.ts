/** Chooses which impacts have pictures, and what these show. */

import { idAt } from '../ids.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import { landOf, seasonOf } from '../impacts/lands.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import { type Motif, type Scene, scenesOf } from './drawings.ts';
import type { PlannedPicture } from './picture-plans.ts';

export interface ImpactPicture extends PlannedPicture {
  impactId: string;
  position: number;
}

const PICTURE_SHARE = 0.6;
/** The share of the latest impacts that have pictures, also for those of demo accounts. */
const SHARE_OF_LATEST = 0.92;
const LATEST_COUNT = 80;
const LATEST_COUNT_OF_ACCOUNT = 12;
/** The share for the demo accounts' earlier impacts: small enough that their files fit on one page. */
const EARLIER_SHARE_OF_ACCOUNT = 0.1;
/** Pictures differ from as many neighbours, as long as there are enough drawings of what they show. */
const DISTINCT_DISTANCE = 24;

export function makeGallery(
  random: Random,
  impacts: readonly DemoImpact[],
  people: readonly DemoPerson[],
): ImpactPicture[] {
  const countByAccount = new Map(people.filter(({ canSignIn }) => canSignIn).map(({ id }) => [id, 0]));
  const pickDrawing = drawingPicker();
  const shareOf = ({ ownerId, isFeatured }: DemoImpact, index: number) => {
    const known = countByAccount.get(ownerId);
    if (isFeatured) return 1;
    if (known === undefined) return index < LATEST_COUNT ? SHARE_OF_LATEST : PICTURE_SHARE;
    countByAccount.set(ownerId, known + 1);
    return known < LATEST_COUNT_OF_ACCOUNT ? SHARE_OF_LATEST : EARLIER_SHARE_OF_ACCOUNT;
  };
  return impacts.toReversed().flatMap((impact, index) => {
    if (!random.chance(shareOf(impact, index))) return [];
    const count = impact.isFeatured ? 2 : 1;
    return Array.from({ length: count }, (_, position): ImpactPicture => {
      const { id, ownerId, createdAt } = impact;
      const fileName = `drawing-${position + 1}.png`;
      const picture = { id: idAt(random, createdAt), ownerId, fileName, uploadedAt: createdAt, impactId: id, position };
      return { ...picture, drawing: pickDrawing(impact) };
    });
  });
}

/** Picks the drawing that fits best and wasn't used lately, otherwise the one whose last use is longest ago. */
function drawingPicker(): (impact: DemoImpact) => Scene {
  const usedAt = new Map<Scene, number>();
  let index = 0;
  return (impact) => {
    const age = (drawing: Scene) => index - (usedAt.get(drawing) ?? Number.NEGATIVE_INFINITY);
    const fitting = scenesOf(motifOf(impact));
    const oldest = fitting.reduce((least, drawing) => (age(drawing) > age(least) ? drawing : least));
    const chosen = fitting.find((drawing) => age(drawing) >= DISTINCT_DISTANCE) ?? oldest;
    usedAt.set(chosen, index);
    index += 1;
    return chosen;
  };
}

const COASTAL = /beach|lagoon|harbour|estuary|marsh|lake shore/;

const motifOf = (impact: DemoImpact): Motif => ({
  kind: kindOf(impact),
  land: landOf(impact.location),
  season: seasonOf(impact.location, impact.startDate),
});

function kindOf({ scene, title, description }: DemoImpact): string {
  if (scene === 'beach') return COASTAL.test(`${title} ${description}`) ? 'beach' : 'riverbank';
  if (scene === 'climateClass' && /weather|air/.test(title)) return 'weatherClass';
  return scene;
}

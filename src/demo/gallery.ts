/** Chooses which impacts have pictures, and what these show. */
import { type Land, landOf, type Season, seasonOf } from './drawing/lands.ts';
import { SCENES, type SceneKind } from './drawing/scene-kinds.ts';
import { idAt } from './ids.ts';
import type { DemoImpact } from './impacts.ts';
import type { DemoPerson } from './people.ts';
import { keyOf, type Motif, type PlannedPicture, sceneOf } from './picture-plans.ts';
import type { Random } from './random.ts';

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
/**
 * The latest `DISTINCT_COUNT` pictures differ from their `DISTINCT_DISTANCE` neighbours, where a motif has enough
 * variants.
 */
const DISTINCT_COUNT = 72;
const DISTINCT_DISTANCE = 24;
const MAX_VARIANTS = 2;

export function makeGallery(
  random: Random,
  impacts: readonly DemoImpact[],
  people: readonly DemoPerson[],
): ImpactPicture[] {
  const countByAccount = new Map(people.filter(({ canSignIn }) => canSignIn).map(({ id }) => [id, 0]));
  const pickMotif = motifPicker();
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
      return { ...picture, ...sceneOf(pickMotif(impact)) };
    });
  });
}

/** Rotates through the variants of a motif. The first pictures get a new variant if the oldest was just used. */
function motifPicker(): (impact: DemoImpact) => Motif {
  const usedAt = new Map<string, number>();
  const variants = new Map<string, number>();
  let index = 0;
  return (impact) => {
    const motif = motifOf(impact);
    const known = variants.get(keyOf(motif)) ?? 0;
    const existing = Array.from({ length: known }, (_, variant) => ({ ...motif, variant }));
    const lastUse = (variant: Motif) => usedAt.get(keyOf(variant)) ?? 0;
    const [oldest] = existing.toSorted((a, b) => lastUse(a) - lastUse(b));
    const isTooSoon =
      oldest && index < DISTINCT_COUNT && index - lastUse(oldest) < DISTINCT_DISTANCE && known < MAX_VARIANTS;
    const chosen = oldest && !isTooSoon ? oldest : { ...motif, variant: known };
    variants.set(keyOf(motif), Math.max(known, chosen.variant + 1));
    usedAt.set(keyOf(chosen), index);
    index += 1;
    return chosen;
  };
}

const COASTAL = /beach|lagoon|harbour|estuary|marsh|lake shore/;
/** Activities that also happen in the snow. */
const WINTER_SCENES = /^(street|riverbank|walking|birds|busStop|sharedRide|petition|foodBoxes|run|ramp|nestBoxes)$/;

function motifOf(impact: DemoImpact): Motif {
  const { location, startDate } = impact;
  const kind = kindOf(impact);
  const land = visibleLand(kind, landOf(location));
  return { kind, land, season: visibleSeason(kind, seasonOf(location, startDate), land), variant: 0 };
}

function kindOf({ scene, title, description }: DemoImpact): SceneKind {
  if (scene === 'beach') return COASTAL.test(`${title} ${description}`) ? 'beach' : 'riverbank';
  if (scene === 'climateClass' && /weather|air/.test(title)) return 'weatherClass';
  return scene;
}

/** Highland interiors look like southern ones. */
const visibleLand = (kind: SceneKind, land: Land): Land =>
  SCENES[kind].isIndoors && land === 'highlands' ? 'south' : land;

/** Few seasons need a drawing of their own: they change little indoors, and little in most countries. */
function visibleSeason(kind: SceneKind, season: Season, land: Land): Season {
  if (season === 'cold' && !WINTER_SCENES.test(kind)) return 'late';
  if (SCENES[kind].isIndoors) return 'bright';
  if (land === 'temperate') return season;
  return kind.length % 2 === 0 ? 'bright' : 'late';
}

/**
 * The demo community's drawings. They are files in `pictures/`, in the format and widths in which uploads are stored,
 * so that filling copies them; `pictures/index.json` says what each shows. Each kind of scene has drawings of several
 * lands and, where it matters, seasons. To add one, add its file and its line in the index;
 * `tests/demo/drawings.test.ts` says what doesn't fit.
 */
import * as z from 'zod';
import type { Land, Season } from '../impacts/lands.ts';
import index from '../pictures/index.json' with { type: 'json' };

export interface Drawing {
  /** The files, by width, within `pictures/`, the narrowest first. */
  files: readonly { width: number; path: string }[];
  width: number;
  height: number;
  /** Of all files together. */
  bytes: number;
  blurDataUrl: string;
}

export interface Scene extends Drawing {
  kind: string;
  land: string;
  /** Null if it looks the same all year. */
  season: string | null;
  alt: string;
}

interface DrawnPortrait extends Drawing {
  land: string;
  isWoman: boolean;
}

const SCENES: readonly Scene[] = index.scenes;
const SCENES_BY_KIND = Map.groupBy(SCENES, ({ kind }) => kind);

/** A kind of scene in a text: there must be a drawing of it. */
export const sceneKindSchema = z.string().refine((kind) => SCENES_BY_KIND.has(kind), 'No drawing shows this');

/** Seasons that may stand in for each other, the best first. Only winter has snow. */
const FITTING_SEASONS: Record<Season, readonly string[]> = {
  bright: ['bright', 'late'],
  late: ['late', 'bright'],
  cold: ['cold', 'late', 'bright'],
};
/** Lands that may stand in for each other; highland interiors are always drawn like southern ones. */
const SIMILAR_LANDS: Partial<Record<Land, Land>> = { highlands: 'south', south: 'highlands' };

export interface Motif {
  kind: string;
  land: Land;
  season: Season;
}

/** All drawings that may show a motif, the best first. */
export function scenesOf({ kind, land, season }: Motif): readonly [Scene, ...Scene[]] {
  const known = SCENES_BY_KIND.get(kind) ?? [];
  const seasons = FITTING_SEASONS[season];
  const inLand = (where: string | undefined) =>
    known
      .filter((scene) => scene.land === where && (scene.season === null || seasons.includes(scene.season)))
      .toSorted((a, b) => seasons.indexOf(a.season ?? season) - seasons.indexOf(b.season ?? season));
  const fitting = [...inLand(land), ...inLand(SIMILAR_LANDS[land])];
  const [best, ...others] = fitting.length > 0 ? fitting : known;
  if (!best) throw new Error(`No drawing shows ${kind}`);
  return [best, ...others];
}

/** The portraits that fit someone, always in the same order. */
export const portraitsOf = ({ land, isWoman }: { land: Land; isWoman: boolean }): readonly DrawnPortrait[] =>
  index.portraits.filter((portrait) => portrait.land === land && portrait.isWoman === isWoman);

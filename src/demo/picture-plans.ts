/** Plans what a drawing shows. Identical plans share one drawing and one file. */
import { drawScene, type ScenePlan } from './drawing/draw-scene.ts';
import { type Land, landOf, type Season } from './drawing/lands.ts';
import { SCENES, type SceneKind } from './drawing/scene-kinds.ts';
import type { Shape } from './drawing/stage.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';

export interface PlannedPicture {
  id: string;
  ownerId: string;
  alt: string;
  fileName: string;
  scene: ScenePlan;
  uploadedAt: Date;
}

/** What a picture shows. Variants of the same kind, land and season show other people in another place. */
export interface Motif {
  kind: SceneKind;
  land: Land;
  season: Season;
  variant: number;
}

/** Shapes to choose from: half of them are landscape, as people usually hold their cameras. */
const SHAPE_CHOICES: readonly Shape[] = [
  'landscape',
  'portrait',
  'landscape',
  'square',
  'landscape',
  'wide',
  'landscape',
];
const ALTS = new Map<string, string>();

export const keyOf = ({ kind, land, season, variant }: Motif): string => `${kind} ${land} ${season} ${variant}`;

export function sceneOf(motif: Motif): { scene: ScenePlan; alt: string } {
  const { kind, land, season } = motif;
  const key = keyOf(motif);
  const seed = hash(key);
  const { views } = SCENES[kind];
  const view = views[seed % views.length] ?? 'middle';
  // Wide views have more at the sides than at the top.
  const shape = view === 'far' ? 'landscape' : (SHAPE_CHOICES[(seed >>> 4) % SHAPE_CHOICES.length] ?? 'landscape');
  const scene = { kind, land, season, view, shape, seed };
  const alt = ALTS.get(key) ?? drawScene(scene).alt;
  ALTS.set(key, alt);
  return { scene, alt };
}

/** The FNV-1a hash. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}

interface DrawingOptions {
  ownerId: string;
  kind: SceneKind;
  /** For example "Dakar, Senegal". */
  place: string | null;
  at: Date;
}

/** A picture for activities that go on all year. */
export function drawingOf(random: Random, { ownerId, kind, place, at }: DrawingOptions): PlannedPicture {
  const scene = sceneOf({ kind, land: landOf(place), season: 'bright', variant: 0 });
  return { id: idAt(random, at), ownerId, fileName: 'drawing-1.png', uploadedAt: at, ...scene };
}

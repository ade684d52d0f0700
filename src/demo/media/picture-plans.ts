/** Plans which drawing a picture shows. Pictures of the same drawing share its file. */

import { idAt } from '../ids.ts';
import { landOf } from '../impacts/lands.ts';
import type { Random } from '../random.ts';
import { type Scene, scenesOf } from './drawings.ts';

export interface PlannedPicture {
  id: string;
  ownerId: string;
  fileName: string;
  drawing: Scene;
  uploadedAt: Date;
}

interface PictureOptions {
  ownerId: string;
  /** The kind of scene. */
  kind: string;
  /** For example "Dakar, Senegal". */
  place: string | null;
  at: Date;
}

/** A picture for activities that go on all year. */
export function pictureOf(random: Random, { ownerId, kind, place, at }: PictureOptions): PlannedPicture {
  const [drawing] = scenesOf({ kind, land: landOf(place), season: 'bright' });
  return { id: idAt(random, at), ownerId, fileName: 'drawing-1.png', uploadedAt: at, drawing };
}

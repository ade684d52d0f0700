/** The hues that a community may have, by the angles of OKLCH. `theme.css` derives every colour from the two. */
import type { Colours } from '#generated/types.gen.ts';

/** As `theme.css` has them. */
export const STANDARD_COLOURS: Colours = { main: 155, accent: 75 };

/** @returns null if they are those that every community begins with. */
export const ownColours = (colours: Colours): Colours | null =>
  colours.main === STANDARD_COLOURS.main && colours.accent === STANDARD_COLOURS.accent ? null : colours;

/** Of what deletes. */
const DANGER_HUE = 30;
const FROM_DANGER = 20;
const FROM_EACH_OTHER = 40;

/** @returns why a community can't have them; null if it can. */
export function findColourFault({ main, accent }: Colours): 'danger' | 'alike' | null {
  if (distance(main, DANGER_HUE) < FROM_DANGER) return 'danger';
  return distance(main, accent) < FROM_EACH_OTHER ? 'alike' : null;
}

/** Along the circle, in degrees. */
function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

import type { WorkWaiting } from '#generated/types.gen.ts';
import type { AreaEntry } from '../area-menus.ts';

/** The pending work in all tabs of these entries. */
export const countWork = (entries: readonly AreaEntry[], work: WorkWaiting | null): number =>
  entries.flatMap(({ tabs }) => tabs).reduce((sum, { work: kind }) => sum + (kind && work ? work[kind] : 0), 0);

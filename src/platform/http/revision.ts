/** Optimistic lock: edits and decisions carry the revision that their author saw. */
import { conflict, type Failure } from './failure.ts';

interface Revised {
  revision: number;
}

/** False for callers who don't say what they saw. */
export const isOutdated = ({ revision }: Revised, seen: number | undefined): boolean =>
  seen !== undefined && seen !== revision;

/** @param what the thing's name in a sentence: "council". @throws {Failure} 409 if it was edited since. */
export function assertNewest(what: string, revised: Revised, seen: number | undefined): void {
  if (isOutdated(revised, seen)) throw editedMeanwhile(what);
}

export const editedMeanwhile = (what: string): Failure =>
  conflict('edited_meanwhile', `This ${what} has been edited since you opened it. Look at the new version first.`);

/** Optimistic lock: edits and decisions carry the revision that their author saw. */
import { say } from '#languages/say.ts';
import { conflict, type Failure } from './failure.ts';

type RevisedThing = 'article' | 'council' | 'impact' | 'opportunity' | 'profile';

interface Revised {
  revision: number;
}

/** False for callers who don't send the revision they saw. */
export const isOutdated = ({ revision }: Revised, seen: number | undefined): boolean =>
  seen !== undefined && seen !== revision;

/** @throws {Failure} 409 if it was edited since. */
export function assertNewest(what: RevisedThing, revised: Revised, seen: number | undefined): void {
  if (isOutdated(revised, seen)) throw editedMeanwhile(what);
}

export const editedMeanwhile = (what: RevisedThing): Failure =>
  conflict('edited_meanwhile', say('failures.editedMeanwhile', { what }));

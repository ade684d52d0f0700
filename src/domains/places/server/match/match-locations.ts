/** Finds the places of locations that were written before places could be chosen: once, and without guessing. */
import type { Place } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { matchLocation } from '../choose-place.ts';
import { listDue, takeDue } from './matching.repository.ts';

/** What a domain that has locations provides. */
export interface Located {
  /** The words of the locations that have no place, and how many have them. */
  listUnplaced(db: Db | Tx): Promise<{ location: string; uses: number }[]>;
  /** Gives all that have these words, and no place, their place. */
  setPlaces(tx: Tx, places: ReadonlyMap<string, Place>): Promise<void>;
}

/** By the kinds of the table. */
export type LocatedKinds = Readonly<Record<'account' | 'council' | 'impact' | 'opportunity', Located>>;

interface Needs {
  db: Db;
  jobs: Jobs;
  located: LocatedKinds;
}

const EACH_MINUTE = '* * * * *';

/** Once all is matched, it only looks at an empty table. */
export const registerPlaceJobs = ({ db, jobs, located }: Needs): void =>
  jobs.repeat('places.match', EACH_MINUTE, () => matchDue(db, located));

export async function matchDue(db: Db, located: LocatedKinds): Promise<void> {
  for (const kind of await listDue(db)) {
    const domain = located[kind as keyof LocatedKinds];
    await db.transaction().execute(async (tx) => {
      if (await takeDue(tx, kind)) await matchAll(tx, domain);
    });
  }
}

export async function matchAll(tx: Tx, { listUnplaced, setPlaces }: Located): Promise<void> {
  const places = new Map<string, Place>();
  for (const { location } of await listUnplaced(tx)) {
    const place = await matchLocation(location);
    if (place) places.set(location, place);
  }
  if (places.size > 0) await setPlaces(tx, places);
}

/** What the community did lately, and where. */
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import { DAY_MS } from '#platform/moment.ts';
import { readPlaces } from './places/places.service.ts';
import type { ImpactPresenter } from './present.ts';
import { readVerifiedSince } from './verified-since.repository.ts';

const A_WEEK_MS = 7 * DAY_MS;

interface LatelyNeeds {
  db: Db;
  presenter: ImpactPresenter;
}

export function createLatelyHandlers({ db, presenter }: LatelyNeeds): Handlers<'getThisWeek' | 'getImpactPlaces'> {
  return {
    getThisWeek: async (request) => {
      const viewer = viewerOf(request);
      const since = new Date(Date.now() - A_WEEK_MS);
      const [found] = await readVerifiedSince(db, { since, viewerId: viewer?.userId ?? null });
      if (!found) throw new Error('A select without a table gives one row');
      const latest = (found.rows ?? []).map((row) => presenter.summary(viewer, row));
      return ok('The last seven days.', { since: since.toISOString(), totals: found.totals, latest });
    },

    getImpactPlaces: async () => ok('The places of impacts.', await readPlaces(db)),
  };
}

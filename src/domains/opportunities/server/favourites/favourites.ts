/** Handlers for saved opportunities. */
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { rowOf } from '#platform/db/json-rows.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Person } from '#platform/http/viewer.ts';
import { listFavouritePage } from '../favourites.service.ts';
import type { OpportunityPresenter } from '../present.ts';
import { readOpportunities, readOpportunity } from '../show/show-opportunity.ts';
import type { FavouriteRow } from './favourites.repository.ts';
import { removeFavouriteRow, saveFavourite } from './favourites.repository.ts';

interface FavouriteNeeds {
  db: Db;
  presenter: OpportunityPresenter;
}

export function createFavouriteHandlers({
  db,
  presenter,
}: FavouriteNeeds): Handlers<'listFavourites' | 'addFavourite' | 'removeFavourite'> {
  const show = async (person: Person, rows: readonly FavouriteRow[]) => {
    const ids = rows.map(({ opportunityId }) => opportunityId);
    const read = new Map((await readOpportunities(db, person, ids)).map(rowOf).map((item) => [item.id, item]));
    return rows.flatMap(({ id, opportunityId, savedAt }) => {
      const item = read.get(opportunityId);
      if (!item) return [];
      return [{ id, opportunity: presenter.summary(person, item), savedAt: savedAt.toISOString() }];
    });
  };

  return {
    listFavourites: async (request) => {
      const person = callerOf(request);
      const { rows, meta } = await listFavouritePage(db, person.userId, request.query);
      return ok('Saved opportunities found.', { data: await show(person, rows), meta });
    },

    addFavourite: async (request) => {
      const person = callerOf(request);
      const { opportnityId } = request.body;
      await readOpportunity(db, person, opportnityId);
      const [favourite] = await show(person, [await saveFavourite(db, person.userId, opportnityId)]);
      if (!favourite) throw noFavourite();
      return ok('Saved.', favourite);
    },

    removeFavourite: async (request) => {
      const person = callerOf(request);
      if (!(await removeFavouriteRow(db, person.userId, request.params.id))) throw noFavourite();
      return ok('No longer saved.', null);
    },
  };
}

const noFavourite = () => notFound(say('opportunities.failures.noSaved'));

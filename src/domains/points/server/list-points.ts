import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import { LEDGER_ORDERS, listLedger } from './ledger.repository.ts';
import { presentEntry, presentGiven } from './present.ts';
import { addPoints, assertPerson, recalculatePoints } from './give-points.ts';

type PointsHandlers = Handlers<'addPoints' | 'recalculatePoints' | 'listMyPoints' | 'listUserPoints'>;

export function createPointsHandlers(db: Db): PointsHandlers {
  return {
    addPoints: async (request) => {
      const row = await addPoints(db, callerOf(request).userId, request.params.id, request.body);
      return ok('Points adjusted.', { entry: presentGiven(row), total: row.balance });
    },

    recalculatePoints: async (request) => {
      const { userId } = request.query;
      const { before, after } = await recalculatePoints(db, callerOf(request).userId, userId);
      return ok('Points recalculated.', { userId, before, after });
    },

    listMyPoints: async (request) => {
      const { cause, sort = 'newest', ...paging } = request.query;
      const filter = { userId: callerOf(request).userId, cause };
      const { rows, meta } = await listLedger(db, filter, readPage(paging, LEDGER_ORDERS[sort]));
      return ok('Your points.', { data: rows.map(presentEntry), meta });
    },

    listUserPoints: async (request) => {
      const { cause, sort = 'newest', ...paging } = request.query;
      const { id: userId } = request.params;
      await assertPerson(db, userId);
      const { rows, meta } = await listLedger(db, { userId, cause }, readPage(paging, LEDGER_ORDERS[sort]));
      return ok('This person’s points.', { data: rows.map(presentEntry), meta });
    },
  };
}

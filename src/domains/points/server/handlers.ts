import type { Db } from '#platform/db/database.ts';
import { createCallLimits } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import { readPage } from '#platform/http/paging.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { presentEntry, presentGiven } from './present.ts';
import { addPoints, assertPerson, readLedger, recalculatePoints } from './service.ts';

type PointsHandlers = Handlers<'addPoints' | 'recalculatePoints' | 'listMyPoints' | 'listUserPoints'>;

const AN_HOUR = { windowSeconds: 3600 };
const POINTS_LIMITS = {
  addPoints: { perAddress: { max: 600, ...AN_HOUR }, perAccount: { max: 300, ...AN_HOUR } },
  recalculatePoints: { perAddress: { max: 600, ...AN_HOUR }, perAccount: { max: 300, ...AN_HOUR } },
};

const ledgerOrder = (sort: string) => ({ name: `points:${sort}`, isKey: KEYS.none });

export function createPointsHandlers(db: Db, limiter: RateLimiter): PointsHandlers {
  const limits = createCallLimits(limiter, POINTS_LIMITS);
  return {
    addPoints: async (request, reply) => {
      await limits.take('addPoints', request);
      const row = await addPoints(db, callerOf(request).userId, request.params.id, request.body);
      return reply.code(200).send(ok('Points adjusted.', { entry: presentGiven(row), total: row.balance }));
    },

    recalculatePoints: async (request, reply) => {
      await limits.take('recalculatePoints', request);
      const { userId } = request.query;
      const { before, after } = await recalculatePoints(db, callerOf(request).userId, userId);
      return reply.code(200).send(ok('Points recalculated.', { userId, before, after }));
    },

    listMyPoints: async (request, reply) => {
      const { cause, sort = 'newest', ...paging } = request.query;
      const filter = { userId: callerOf(request).userId, cause };
      const { rows, meta } = await readLedger(db, filter, { sort, page: readPage(paging, ledgerOrder(sort)) });
      return reply.code(200).send(ok('Your points.', { data: rows.map(presentEntry), meta }));
    },

    listUserPoints: async (request, reply) => {
      const { cause, sort = 'newest', ...paging } = request.query;
      const { id: userId } = request.params;
      await assertPerson(db, userId);
      const { rows, meta } = await readLedger(
        db,
        { userId, cause },
        { sort, page: readPage(paging, ledgerOrder(sort)) },
      );
      return reply.code(200).send(ok('This person’s points.', { data: rows.map(presentEntry), meta }));
    },
  };
}

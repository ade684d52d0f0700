import type { ImpactTotals } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ok } from '../../../platform/http/envelope.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { findPerson } from '../../members/server/people.service.ts';
import { listTotalsByGoal, listTotalsByYear } from './summary.repository.ts';

export function createSummaryHandler(db: Db): Handlers<'getUserImpactSummary'> {
  return {
    getUserImpactSummary: async (request, reply) => {
      const { id: userId } = request.params;
      const person = await findPerson(db, userId);
      if (!person?.isActive) throw notFound('There is no such person.');
      const byYear = (await listTotalsByYear(db, userId)).map(({ year, ...totals }) => ({ year, totals }));
      const byGoal = (await listTotalsByGoal(db, userId)).map(({ sdg, ...totals }) => ({ sdg, totals }));
      const totals = byYear.reduce((sum, one) => add(sum, one.totals), NOTHING);
      return reply.code(200).send(ok('What the impacts come to.', { userId, totals, byYear, byGoal }));
    },
  };
}

const NOTHING: ImpactTotals = { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

const add = (a: ImpactTotals, b: ImpactTotals): ImpactTotals => ({
  impacts: a.impacts + b.impacts,
  hours: a.hours + b.hours,
  people: a.people + b.people,
  trees: a.trees + b.trees,
  co2eKg: a.co2eKg + b.co2eKg,
  wasteKg: a.wasteKg + b.wasteKg,
});

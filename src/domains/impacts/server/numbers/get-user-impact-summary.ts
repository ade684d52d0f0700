import { findPerson, seesPart } from '#domains/people/server/public.ts';
import type { ImpactTotals } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { listTotalsByGoal, listTotalsByYear } from './summary.repository.ts';
import { NO_TOTALS } from './totals.ts';

/** @throws {Failure} 404 for an unknown or deactivated person. */
export const getUserImpactSummary: Call<'getUserImpactSummary', { db: Db }> = async ({ db }, request) => {
  const { id: userId } = request.params;
  const person = await findPerson(db, userId);
  if (!person?.isActive) throw notFound(say('people.failures.notFound'));
  const isSeen = await seesPart(db, viewerOf(request), userId, 'impacts');
  const years = isSeen ? await listTotalsByYear(db, userId) : [];
  const goals = isSeen ? await listTotalsByGoal(db, userId) : [];
  const byYear = years.map(({ year, ...totals }) => ({ year, totals }));
  const byGoal = goals.map(({ sdg, ...totals }) => ({ sdg, totals }));
  const totals = byYear.reduce((sum, one) => add(sum, one.totals), NO_TOTALS);
  return ok('Impact totals.', { userId, totals, byYear, byGoal });
};

const add = (a: ImpactTotals, b: ImpactTotals): ImpactTotals => ({
  impacts: a.impacts + b.impacts,
  hours: a.hours + b.hours,
  people: a.people + b.people,
  trees: a.trees + b.trees,
  co2eKg: a.co2eKg + b.co2eKg,
  wasteKg: a.wasteKg + b.wasteKg,
});

import { findPerson, seesPart } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { presentPersonSummary } from './present-person-summary.ts';
import { type PersonTotals, readPersonTotals } from './summary.repository.ts';

/** @throws {Failure} 404 for an unknown or deactivated person. */
export const getUserImpactSummary: Call<'getUserImpactSummary', { db: Db }> = async ({ db }, request) => {
  const { id: userId } = request.params;
  const person = await findPerson(db, userId);
  if (!person?.isActive) throw notFound(say('people.failures.notFound'));
  const isSeen = await seesPart(db, viewerOf(request), userId, 'impacts');
  const [found] = isSeen ? await readPersonTotals(db, { userId }) : [];
  return ok('Impact totals.', presentPersonSummary(userId, found?.totals ?? NOTHING));
};

const NOTHING: PersonTotals = { byYear: [], byGoal: [] };

import type { ImpactMeasures } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { type CredentialContent, NO_CONTENT } from '../../content.ts';
import { MAX_RECORDED } from '../../model.ts';
import type { CredentialNeeds } from '../needs.ts';
import { insertYearRecord, listImpactsOfYear, lockHolder } from './credentials.repository.ts';
import { showCredential } from './get-credential.ts';

/** Idempotent while the year's impacts stay the same. @throws {Failure} 404 without any. */
export const makeYearRecord: Call<'makeYearRecord', Pick<CredentialNeeds, 'db' | 'config'>> = async (
  needs,
  request,
) => {
  const { userId } = callerOf(request);
  const { year } = request.body;
  const id = await needs.db.transaction().execute(async (tx) => {
    await lockHolder(tx, userId);
    const impacts = await listImpactsOfYear(tx, { userId, year, limit: MAX_RECORDED });
    if (impacts.length === 0) throw notFound(say('credentials.failures.noImpacts'));
    return insertYearRecord(tx, { userId, year, content: recordOf(impacts) });
  });
  return ok('Your record of the year.', await showCredential(needs, id, userId));
};

const recordOf = (impacts: readonly CredentialContent[]): CredentialContent => ({
  ...NO_CONTENT,
  goals: [...new Set(impacts.flatMap(({ goals }) => goals))].sort((a, b) => a - b),
  measures: impacts.flatMap(({ measures }) => measures ?? []).reduce(add),
  impacts: impacts.map(({ title, link }) => ({ title, link })),
});

const add = (one: ImpactMeasures, other: ImpactMeasures): ImpactMeasures => ({
  hours: one.hours + other.hours,
  people: one.people + other.people,
  trees: one.trees + other.trees,
  co2eKg: one.co2eKg + other.co2eKg,
  wasteKg: one.wasteKg + other.wasteKg,
});

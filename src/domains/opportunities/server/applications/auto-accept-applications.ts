import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { ruleAfter } from '../../auto-accept-lifecycle.ts';
import { seatsLeftOf } from '../../model.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findOpportunity, findOpportunityForUpdate, setRule } from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { presentRule } from '../present.ts';
import { lifecycleConflict, takesDecisions } from '../take-step.ts';
import { acceptQualifying } from './accept-qualifying.ts';
import { readApplications } from './read-applications.ts';

/** The contract's limit. */
const MAX_SHOWN = 100;

/** Answers with the applications accepted, highest points first. @throws {Failure} 403, 404, 409, 422. */
export const autoAcceptApplications: Call<'autoAcceptApplications', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { isApproved, min_pointsreq } = request.body;
  if (isApproved && min_pointsreq === undefined) {
    throw invalid([{ field: 'min_pointsreq', message: say('opportunities.failures.minimumPoints') }]);
  }
  const accepted = await db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    assertCanManage(person, opportunity, 'setAutoAccept');
    const minPoints = opportunity.autoAcceptFrom;
    const next = ruleAfter(
      { minPoints, isOpen: takesDecisions(opportunity) },
      isApproved ? { type: 'autoAccept.turnedOn', minPoints: min_pointsreq ?? 0 } : { type: 'autoAccept.turnedOff' },
    );
    if (!next) throw await lifecycleConflict(tx, person, opportunity, 'not_approved');
    if (next.minPoints !== minPoints) {
      await setRule(tx, id, next.minPoints);
      await record(tx, {
        ...auditSubjectOf(opportunity, person.userId),
        action: isApproved ? 'auto_accept_on' : 'auto_accept_off',
        fromState: ruleAsState(minPoints),
        toState: ruleAsState(next.minPoints),
      });
    }
    return acceptQualifying(tx, id);
  });
  const opportunity = await findOpportunity(db, id);
  assertCanSee(person, opportunity);
  const data = {
    rule: presentRule(opportunity.autoAcceptFrom),
    acceptedCount: accepted.length,
    accepted: await readApplications(db, person, accepted.slice(0, MAX_SHOWN)),
    seatsLeft: seatsLeftOf(opportunity),
  };
  return ok(isApproved ? 'Auto-accept is on.' : 'Auto-accept is off.', data);
};

const ruleAsState = (points: number | null) =>
  points === null ? ({ of: 'off' } as const) : ({ of: 'minimumPoints', points } as const);

import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { can, follow, stateOf } from '../../lifecycle.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findImpactForUpdate, type ImpactRow } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee } from '../policy.ts';
import { showImpact } from '../show/get-impact.ts';
import { statusOf, writeCuration } from '../take-step.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'quorum' | 'presentMedia'>;

/** Idempotent. @throws {Failure} 404, 409 unless verified and shown. */
export const featureImpact: Call<'featureImpact', Needs> = async (needs, request) => {
  const { db, quorum } = needs;
  const person = callerOf(request);
  const { impactId, isFeatured } = request.body;
  await db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, impactId);
    assertCanSee(person, impact);
    const event = { type: isFeatured ? 'impact.featured' : 'impact.unfeatured' } as const;
    const status = statusOf(impact, quorum);
    if (impact.isFeatured === isFeatured && can(status, event)) return;
    const next = follow(status, event);
    if (!next) throw cannotFeature(impact);
    await writeCuration(tx, impact, next);
    const action = isFeatured ? 'impact_featured' : 'impact_unfeatured';
    await record(tx, { ...auditSubjectOf(impact, person), action });
  });
  return ok(isFeatured ? 'Featured.' : 'No longer featured.', await showImpact(needs, person, impactId));
};

function cannotFeature(impact: ImpactRow) {
  const state = impact.isHidden ? 'hidden' : stateOf(impact);
  return conflict('not_featurable', say('impacts.failures.cannotFeature', { state }));
}

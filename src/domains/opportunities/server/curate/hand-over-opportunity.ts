import { record } from '#domains/audit/server/public.ts';
import { personAsState } from '#domains/people/person-as-state.ts';
import { findPerson, presentCard, readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { notifyOfHandover } from '../announce/opportunity-announcements.ts';
import { acceptQualifying } from '../applications/accept-qualifying.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findOpportunityForUpdate, setOwner } from '../opportunities.repository.ts';
import { assertCanSee } from '../policy.ts';
import { type ShowNeeds, showOpportunity } from '../show/show-opportunity.ts';

/**
 * Gives an opportunity and its applications to another partner. No-op if it's already theirs.
 *
 * @throws {Failure} 404, 422 for someone who isn't an active partner.
 */
export const handOverOpportunity: Call<'handOverOpportunity', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { ownerId: to } = request.body;
  await needs.db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    const { ownerId } = opportunity;
    if (to === ownerId && opportunity.hasPartner) return;
    const partner = await findPartner(tx, to);
    const cards = await readCards(tx, [ownerId]);
    await setOwner(tx, id, to);
    await record(tx, {
      ...auditSubjectOf(opportunity, person.userId),
      action: 'opportunity_handed_over',
      fromState: personAsState(cards(ownerId)),
      toState: personAsState(presentCard(partner)),
    });
    await notifyOfHandover(tx, opportunity, to);
    // Its rule accepted nobody while it had no partner.
    if (opportunity.isVerified) await acceptQualifying(tx, id);
  });
  return ok(say('opportunities.messages.handedOver'), await showOpportunity(needs, person, id));
};

async function findPartner(tx: Tx, id: string) {
  const person = await findPerson(tx, id);
  if (!person?.isActive || !person.isVerified || person.role !== 'Partner') {
    throw invalid([{ field: 'ownerId', message: say('opportunities.failures.choosePartner') }]);
  }
  return person;
}

import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { personAsState } from '#domains/people/person-as-state.ts';
import { findPerson, presentCard, readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { invalid } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { notifyOfHandover } from '../announce/announcements.ts';
import { handoverMail } from '../announce/letter-jobs.ts';
import { acceptQualifying } from '../applications/accept-qualifying.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findOpportunityForUpdate, setOwner } from '../opportunities.repository.ts';
import { assertCanSee } from '../policy.ts';

interface Handover {
  db: Db;
  person: Person;
  id: string;
  /** The new owner. */
  to: string;
}

/**
 * Gives an opportunity and its applications to another partner. No-op if it's already theirs.
 *
 * @throws {Failure} 404, 422 for someone who isn't an active partner.
 */
export async function handOverOpportunity({ db, person, id, to }: Handover): Promise<void> {
  await db.transaction().execute(async (tx) => {
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
    const letter = letterOf(handoverMail, { opportunityId: id, userId: to });
    await notifyOfHandover(tx, opportunity, { to, letter });
    // Its rule accepted nobody while it had no partner.
    if (opportunity.isVerified) await acceptQualifying(tx, id);
  });
}

async function findPartner(tx: Tx, id: string) {
  const person = await findPerson(tx, id);
  if (!person?.isActive || !person.isVerified || person.role !== 'Partner') {
    throw invalid([{ field: 'ownerId', message: say('opportunities.failures.choosePartner') }]);
  }
  return person;
}

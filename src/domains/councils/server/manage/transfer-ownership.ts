import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { personAsState } from '#domains/people/person-as-state.ts';
import { listActiveIds, readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { notifyMember } from '../announce/announcements.ts';
import { councilMail } from '../announce/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { type CouncilRow, setOwner } from '../councils.repository.ts';
import { findMembership, setOwningMember } from '../members/members.repository.ts';
import { takeStep } from '../take-step.ts';

interface OwnershipTransfer {
  tx: Tx;
  person: Person;
  /** Locked by the caller. */
  council: CouncilRow;
  to: string;
}

/**
 * Transfers ownership; the former owner stays a member. No-op if they already own it.
 *
 * @throws {Failure} 409 unless approved, 422 for someone who isn't a member.
 */
export async function transferOwnership({ tx, person, council, to }: OwnershipTransfer): Promise<void> {
  const { id: councilId, ownerId } = council;
  if (to === ownerId) return;
  await takeStep(tx, person, council, { type: 'council.handedOver' });
  const isMember = (await findMembership(tx, { councilId, userId: to })) !== undefined;
  if (!isMember || !(await listActiveIds(tx, [to])).has(to)) {
    throw invalid([{ field: 'ownerId', message: say('councils.failures.chooseMember') }]);
  }
  await setOwningMember(tx, councilId, to);
  await setOwner(tx, councilId, to);
  const cards = await readCards(tx, [ownerId, to]);
  await record(tx, {
    ...auditSubjectOf(council, person),
    action: 'council_handed_over',
    fromState: personAsState(cards(ownerId)),
    toState: personAsState(cards(to)),
  });
  const by = person.userId;
  const letter = letterOf(councilMail, { mail: 'handedOver', councilId, userId: to });
  await notifyMember(tx, council, 'handedToYou', { userId: to, by, letter });
  if (by !== ownerId) await notifyMember(tx, council, 'handedOn', { userId: ownerId, by });
}

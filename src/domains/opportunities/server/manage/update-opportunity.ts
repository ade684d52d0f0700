import { record } from '#domains/audit/server/public.ts';
import { noteLanguage } from '#domains/translations/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { editedMeanwhile, isOutdated } from '#platform/server/http/revision.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { can, stateOf } from '../../lifecycle.ts';
import { emitOpportunityEvent } from '../announce/webhook-events.ts';
import { acceptQualifying } from '../applications/accept-qualifying.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { insertEvent } from '../links.repository.ts';
import {
  bumpRevision,
  findOpportunityForUpdate,
  type OpportunityRow,
  setDecision,
} from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { showOpportunity } from '../show/show-opportunity.ts';
import { statusOf, takeStep } from '../take-step.ts';
import { pendingJob } from './announce-pending.ts';
import { setContent } from './content.repository.ts';
import { type Draft, draftOf, isSame } from './draft.ts';
import type { ManageNeeds } from './needs.ts';
import { readDraft, readValidContent, writeLinks } from './valid-content.ts';

/**
 * A declined one is submitted again.
 *
 * @throws {Failure} 403, 404, 409 if its state or the places taken don't allow it or it was edited meanwhile, 422.
 */
export const updateOpportunity: Call<'updateOpportunity', ManageNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const input = request.body;
  await needs.db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    assertCanManage(person, opportunity, 'edit');
    const draft = await draftOf(input, opportunity);
    assertSeats(opportunity, draft);
    await takeStep(tx, person, opportunity, { type: 'opportunity.edited', seats: draft.content.seats });
    const before = await readDraft(tx, opportunity);
    const isUnchanged = isSame(before, draft);
    if (isOutdated(opportunity, input.revision)) {
      // An earlier attempt succeeded, but its answer was lost.
      if (isUnchanged) return;
      throw editedMeanwhile('opportunity');
    }
    const isResubmission = opportunity.isVerified === false;
    if (isUnchanged && !isResubmission) return;
    const content = await readValidContent(tx, person, draft, {
      goalsOff: needs.goalsOff,
      before: { ...before, questions: opportunity.questions },
    });
    await setContent(tx, opportunity, content);
    const texts = [content.title, content.description];
    await noteLanguage(tx, { kind: 'opportunity', id, writerId: opportunity.ownerId, texts });
    await writeLinks(tx, id, content, draft);
    await bumpRevision(tx, id);
    if (isResubmission) await setDecision(tx, id, { isVerified: null, pointsRequired: null, declineReason: null });
    await recordEdit(tx, person, opportunity, isResubmission);
    if (isResubmission) {
      await emitOpportunityEvent(tx, 'opportunity.sent', { ...opportunity, title: content.title });
      await needs.jobs.enqueue(tx, pendingJob, { opportunityId: id });
    }
    if (opportunity.isVerified) await acceptQualifying(tx, id);
  });
  return ok('Changes saved.', await showOpportunity(needs, person, id));
};

function assertSeats(opportunity: OpportunityRow, { content: { seats } }: Draft): void {
  const status = statusOf(opportunity);
  const isEditable = can(status, { type: 'opportunity.edited', seats: null });
  if (seats === null || !isEditable || can(status, { type: 'opportunity.edited', seats })) return;
  const taken = opportunity.acceptedCount;
  throw conflict('places_taken', say('opportunities.failures.placesTaken', { taken, seats }));
}

async function recordEdit(tx: Tx, person: Person, opportunity: OpportunityRow, isResubmission: boolean): Promise<void> {
  const event = isResubmission ? 'resubmitted' : 'edited';
  await insertEvent(tx, { opportunityId: opportunity.id, event, actorId: person.userId });
  const fromState = stateOf(opportunity);
  const states = { fromState, toState: isResubmission ? 'pending' : fromState };
  await record(tx, { ...auditSubjectOf(opportunity, person.userId), ...states, action: 'opportunity_edited' });
}

import { v7 as uuidv7 } from 'uuid';
import { noteLanguage } from '#domains/translations/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { emitOpportunityEvent } from '../announce/webhook-events.ts';
import { insertEvent } from '../links.repository.ts';
import { showOpportunity } from '../show/show-opportunity.ts';
import { pendingJob } from './announce-pending.ts';
import { findDuplicate, insertOpportunity } from './content.repository.ts';
import { draftOf, isSame } from './draft.ts';
import type { ManageNeeds } from './needs.ts';
import { readDraft, readValidContent, writeLinks } from './valid-content.ts';

const DUPLICATE_SECONDS = 120;

/** Idempotent for a few minutes. @throws {Failure} 422. */
export const createOpportunity: Call<'createOpportunity', ManageNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const opportunityId = await needs.db.transaction().execute(async (tx) => {
    const draft = await draftOf(request.body);
    const content = await readValidContent(tx, person, draft, { goalsOff: needs.goalsOff });
    const duplicate = await findDuplicate(tx, person.userId, content, DUPLICATE_SECONDS);
    if (duplicate && isSame(draft, await readDraft(tx, duplicate))) return duplicate.id;
    const id = uuidv7();
    await insertOpportunity(tx, id, person.userId, content);
    const texts = [content.title, content.description];
    await noteLanguage(tx, { kind: 'opportunity', id, writerId: person.userId, texts });
    await writeLinks(tx, id, content, draft);
    await insertEvent(tx, { opportunityId: id, event: 'submitted', actorId: person.userId });
    await emitOpportunityEvent(tx, 'opportunity.sent', { id, title: content.title, ownerId: person.userId });
    await needs.jobs.enqueue(tx, pendingJob, { opportunityId: id });
    return id;
  });
  return ok('Your opportunity is awaiting verification.', await showOpportunity(needs, person, opportunityId));
};

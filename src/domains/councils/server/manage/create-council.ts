import { v7 as uuidv7 } from 'uuid';
import { noteLanguage } from '#domains/translations/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notifyAdminsJob } from '../announce/jobs.ts';
import { emitCouncilRequested } from '../announce/webhook-events.ts';
import { adjustCounts, insertCouncil } from '../councils.repository.ts';
import { insertMember } from '../members/members.repository.ts';
import { showCouncil } from '../show/show-council.ts';
import { assertValid, contentOf, takeTitle } from './content.ts';
import { replaceGoals } from './goals.repository.ts';
import type { ManageNeeds } from './needs.ts';

/** @throws {Failure} 409 if the title is taken, 422. */
export const createCouncil: Call<'createCouncil', ManageNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const input = request.body;
  const id = uuidv7();
  await needs.db.transaction().execute(async (tx) => {
    const content = await contentOf(input);
    await assertValid(tx, person, content, { goals: { chosen: input.sdgs, before: undefined, off: needs.goalsOff } });
    await takeTitle(tx, content, null);
    await insertCouncil(tx, id, person.userId, content);
    const texts = [content.councilTitle, content.description];
    await noteLanguage(tx, { kind: 'council', id, writerId: person.userId, texts });
    await insertMember(tx, { councilId: id, userId: person.userId, isOwner: true });
    await adjustCounts(tx, id, { members: 1 });
    await replaceGoals(tx, id, input.sdgs);
    await emitCouncilRequested(tx, { id, councilTitle: content.councilTitle, ownerId: person.userId });
    await needs.jobs.enqueue(tx, notifyAdminsJob, { councilId: id });
  });
  return ok('Your council is awaiting approval.', await showCouncil(needs, person, id));
};

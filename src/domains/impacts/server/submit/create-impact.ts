import { v7 as uuidv7 } from 'uuid';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notifyNewMembers } from '../announcements.ts';
import { insertImpact } from '../impacts.repository.ts';
import { upsertLikeCount } from '../like/likes.repository.ts';
import { insertPeople } from '../links.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { notifyJudgesJob } from '../review/jobs.ts';
import { insertReview } from '../review/reviews.repository.ts';
import { learnContent } from '../search.repository.ts';
import { showImpact } from '../show/get-impact.ts';
import { emitImpactEvent } from '../webhook-events.ts';
import { draftOf } from './draft.ts';
import { findSubmitted, noteSubmitted } from './submitted-before.ts';
import { assertValid, noteLanguageOf, writeLists } from './write-impact.ts';

type Needs = Pick<
  ImpactNeeds,
  'db' | 'jobs' | 'listBlockedWith' | 'quorum' | 'firstYear' | 'goalsOff' | 'presentMedia'
>;

/**
 * Idempotent by `submissionId`, for as long as the impact exists.
 * @throws {Failure} 409 for another impact with this id, 422 naming each field.
 */
export const createImpact: Call<'createImpact', Needs> = async (needs, request) => {
  const { db, jobs, firstYear, goalsOff, listBlockedWith } = needs;
  const person = callerOf(request);
  const draft = await draftOf(request.body);
  const impactId = await db.transaction().execute(async (tx) => {
    const submitted = await findSubmitted(tx, person.userId, request.body);
    if (submitted !== undefined) return submitted;
    await assertValid(tx, person, draft, { firstYear, goalsOff, listBlockedWith });
    const id = uuidv7();
    await insertImpact(tx, id, person.userId, draft.content);
    await upsertLikeCount(tx, id, draft.content.impactYear);
    await insertPeople(tx, id, [person.userId], { isOwner: true });
    await writeLists(tx, { id, impactYear: draft.content.impactYear, isPublic: false }, draft.lists);
    await learnContent(tx, draft.content);
    await noteLanguageOf(tx, id, person, draft.content);
    await insertReview(tx, {
      impactId: id,
      event: 'submitted',
      actorId: person.userId,
      reason: null,
      evidence: null,
    });
    const told = { id, title: draft.content.title, ownerId: person.userId, participants: [] };
    await notifyNewMembers(tx, told, draft.lists.members);
    await emitImpactEvent(tx, 'impact.submitted', { id, ...draft.content, ownerId: person.userId, isHidden: false });
    await jobs.enqueue(tx, notifyJudgesJob, { impactId: id });
    await noteSubmitted(tx, person.userId, request.body, id);
    return id;
  });
  return ok('Your impact is logged and awaiting review.', await showImpact(needs, person, impactId));
};

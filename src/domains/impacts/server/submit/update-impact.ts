import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { editedMeanwhile, isOutdated } from '#platform/server/http/revision.ts';
import { can, follow } from '../../lifecycle.ts';
import { notifyNewMembers } from '../announcements.ts';
import { findImpactForUpdate, setContent } from '../impacts.repository.ts';
import { upsertLikeCount } from '../like/likes.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee, assertOwns } from '../policy.ts';
import { noteAnswer } from '../review/note-answer.ts';
import { learnContent } from '../search.repository.ts';
import { showImpact } from '../show/get-impact.ts';
import { statusOf, takeStep, writeStatus } from '../take-step.ts';
import { emitImpactEvent } from '../webhook-events.ts';
import { applyUpdate, isSame } from './draft.ts';
import { assertValid, noteLanguageOf, noteResubmission, readDraft, writeLists } from './write-impact.ts';

type Needs = Pick<
  ImpactNeeds,
  'db' | 'jobs' | 'quorum' | 'firstYear' | 'goalsOff' | 'listBlockedWith' | 'presentMedia'
>;

/** @throws {Failure} 403, 404, 409 if it isn't editable or was edited meanwhile, 422. */
export const updateImpact: Call<'updateImpact', Needs> = async (needs, request) => {
  const { db, jobs, quorum, firstYear, goalsOff, listBlockedWith } = needs;
  const person = callerOf(request);
  const { id } = request.params;
  const input = request.body;
  await db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, id);
    assertCanSee(person, impact);
    assertOwns(person, impact, 'edit');
    const before = await readDraft(tx, impact);
    const draft = await applyUpdate(before, input);
    const event = { type: 'impact.edited' } as const;
    if (isOutdated(impact, input.revision) && can(statusOf(impact, quorum), event)) {
      // An earlier attempt succeeded, but its answer was lost.
      if (isSame(before, draft)) return;
      throw editedMeanwhile('impact');
    }
    const edited = await takeStep(tx, person, impact, { quorum, event });
    // Saving changes answers an open question as well.
    const answered = follow(edited, { type: 'impact.answered' });
    await assertValid(tx, person, draft, { id, before, firstYear, goalsOff, listBlockedWith });
    await setContent(tx, id, draft.content);
    await upsertLikeCount(tx, id, draft.content.impactYear);
    await writeLists(tx, { id, impactYear: draft.content.impactYear, isPublic: impact.isPublic }, draft.lists);
    await learnContent(tx, draft.content);
    await noteLanguageOf(tx, id, person, draft.content);
    const isResubmission = impact.isVerified === false;
    const appealId = isResubmission ? null : impact.appealId;
    await writeStatus(tx, impact, answered ?? edited, { declineReason: null, appealId, isDecision: false });
    if (answered) await noteAnswer(tx, impact, null);
    if (isResubmission || impact.verifiedBy.length > 0) {
      await noteResubmission(tx, jobs, { impactId: id, actorId: person.userId });
    }
    if (isResubmission) await emitImpactEvent(tx, 'impact.submitted', { ...impact, ...draft.content });
    const added = draft.lists.members.filter((member) => !before.lists.members.includes(member));
    await notifyNewMembers(tx, { ...impact, title: draft.content.title }, added);
  });
  return ok('Your changes are saved and awaiting review.', await showImpact(needs, person, id));
};

import { isDeepStrictEqual } from 'node:util';
import { record } from '#domains/audit/server/public.ts';
import { noteLanguage } from '#domains/translations/server/public.ts';
import type { CouncilUpdateInput } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { editedMeanwhile, isOutdated } from '#platform/server/http/revision.ts';
import { stateOf } from '../../lifecycle.ts';
import { notifyAdminsJob } from '../announce/jobs.ts';
import { emitCouncilRequested } from '../announce/webhook-events.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import {
  type CouncilContent,
  type CouncilRow,
  findCouncilForUpdate,
  setContent,
  setPending,
} from '../councils.repository.ts';
import { assertCanManage, assertCanSee, owns } from '../policy.ts';
import { showCouncil } from '../show/show-council.ts';
import { takeStep } from '../take-step.ts';
import { assertValid, contentOf, takeTitle } from './content.ts';
import { listGoalLinks, replaceGoals } from './goals.repository.ts';
import type { ManageNeeds } from './needs.ts';
import { transferOwnership } from './transfer-ownership.ts';

/** @throws {Failure} 403, 404, 409 if the title is taken or it was edited meanwhile, 422. */
export const updateCouncil: Call<'updateCouncil', ManageNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const input = request.body;
  await needs.db.transaction().execute(async (tx) => {
    const council = await findCouncilForUpdate(tx, id);
    assertCanSee(person, council);
    assertCanManage(person, council, 'edit');
    const isOwner = owns(person, council);
    const next = await takeStep(tx, person, council, { type: isOwner ? 'council.edited' : 'council.amended' });
    const content = await contentOf(input, council);
    if (isOutdated(council, input.revision)) {
      if (await isSame(tx, council, content, input)) return;
      throw editedMeanwhile('council');
    }
    const goals = await listGoalLinks(tx, [id]);
    await assertValid(tx, person, content, {
      goals: { chosen: input.sdgs, before: goals.map(({ sdg }) => sdg), off: needs.goalsOff },
      before: council,
    });
    await takeTitle(tx, content, id);
    await setContent(tx, id, content);
    const texts = [content.councilTitle, content.description];
    await noteLanguage(tx, { kind: 'council', id, writerId: council.ownerId, texts });
    await replaceGoals(tx, id, input.sdgs);
    if (stateOf(next) !== stateOf(council)) {
      await setPending(tx, id);
      await emitCouncilRequested(tx, { ...council, ...content });
      await needs.jobs.enqueue(tx, notifyAdminsJob, { councilId: id });
    }
    const changed = { ...council, ...content };
    if (!isOwner) await record(tx, { ...auditSubjectOf(changed, person), action: 'council_edited' });
    if (input.ownerId) await transferOwnership({ tx, person, council: changed, to: input.ownerId });
  });
  return ok('Changes saved.', await showCouncil(needs, person, id));
};

/** Whether everything is already as requested: an earlier attempt succeeded, but its answer was lost. */
async function isSame(
  tx: Tx,
  council: CouncilRow,
  content: CouncilContent,
  { sdgs, ownerId }: CouncilUpdateInput,
): Promise<boolean> {
  const goals = await listGoalLinks(tx, [council.id]);
  const { councilTitle, description, location, place, coverId } = council;
  const { titleKey: _, ...asked } = content;
  return (
    isDeepStrictEqual(asked, { councilTitle, description, location, place, coverId }) &&
    isDeepStrictEqual(
      sdgs,
      goals.map(({ sdg }) => sdg),
    ) &&
    (ownerId ?? council.ownerId) === council.ownerId
  );
}

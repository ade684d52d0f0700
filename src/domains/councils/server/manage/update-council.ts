/** Founding and editing councils. */

import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { record } from '#domains/audit/server/public.ts';
import { findMedia, lockOwnMedia } from '#domains/media/server/public.ts';
import type { CouncilInput, CouncilUpdateInput, FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { Failure, invalid } from '#platform/http/failure.ts';
import { editedMeanwhile, isOutdated } from '#platform/http/revision.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { sayMissing } from '#platform/missing-texts.ts';
import { tidyLines, tidyText } from '#platform/prose.ts';
import { stateOf } from '../../lifecycle.ts';
import { titleKeyOf } from '../../model.ts';
import { notifyAdminsJob } from '../announce/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import {
  adjustCounts,
  type CouncilContent,
  type CouncilRow,
  findCouncilForUpdate,
  findIdByTitle,
  insertCouncil,
  lockTitle,
  setContent,
  setPending,
} from '../councils.repository.ts';
import { insertMember } from '../members/members.repository.ts';
import { assertCanManage, assertCanSee, owns } from '../policy.ts';
import { takeStep } from '../take-step.ts';
import { listGoalLinks, replaceGoals } from './goals.repository.ts';
import { transferOwnership } from './transfer-ownership.ts';

export interface Submissions {
  /** @returns the id. @throws {Failure} 409 if the title is taken, 422. */
  create(person: Person, input: CouncilInput): Promise<string>;
  /** @throws {Failure} 403, 404, 409 if the title is taken or it was edited meanwhile, 422. */
  update(person: Person, id: string, input: CouncilUpdateInput): Promise<void>;
}

export function createSubmissions({ db, jobs }: { db: Db; jobs: Jobs }): Submissions {
  return {
    create: (person, input) =>
      db.transaction().execute(async (tx) => {
        const content = contentOf(input);
        await assertValid(tx, person, content);
        await takeTitle(tx, content, null);
        const id = uuidv7();
        await insertCouncil(tx, id, person.userId, content);
        await insertMember(tx, { councilId: id, userId: person.userId, isOwner: true });
        await adjustCounts(tx, id, { members: 1 });
        await replaceGoals(tx, id, input.sdgs);
        await jobs.enqueue(tx, notifyAdminsJob, { councilId: id });
        return id;
      }),

    update: (person, id, input) =>
      db.transaction().execute(async (tx) => {
        const council = await findCouncilForUpdate(tx, id);
        assertCanSee(person, council);
        assertCanManage(person, council, 'edit');
        const isOwner = owns(person, council);
        const next = await takeStep(tx, person, council, { type: isOwner ? 'council.edited' : 'council.amended' });
        const content = contentOf(input, council);
        if (isOutdated(council, input.revision)) {
          if (await isSame(tx, council, content, input)) return;
          throw editedMeanwhile('council');
        }
        await assertValid(tx, person, content, council);
        await takeTitle(tx, content, id);
        await setContent(tx, id, content);
        await replaceGoals(tx, id, input.sdgs);
        if (stateOf(next) !== stateOf(council)) {
          await setPending(tx, id);
          await jobs.enqueue(tx, notifyAdminsJob, { councilId: id });
        }
        const changed = { ...council, ...content };
        if (!isOwner) await record(tx, { ...auditSubjectOf(changed, person), action: 'council_edited' });
        if (input.ownerId) await transferOwnership({ tx, person, council: changed, to: input.ownerId });
      }),
  };
}

/** @param before fills in what an update leaves out. */
function contentOf(input: CouncilUpdateInput, before?: CouncilRow): CouncilContent {
  const councilTitle = tidyText(input.councilTitle);
  const location = input.location === undefined ? (before?.location ?? null) : input.location;
  return {
    councilTitle,
    titleKey: titleKeyOf(councilTitle),
    description: tidyLines(input.description),
    location: (location && tidyText(location)) || null,
    coverId: input.coverId === undefined ? (before?.coverId ?? null) : input.coverId,
  };
}

/** Whether everything is already as requested: an earlier attempt succeeded, but its answer was lost. */
async function isSame(
  tx: Tx,
  council: CouncilRow,
  content: CouncilContent,
  { sdgs, ownerId }: CouncilUpdateInput,
): Promise<boolean> {
  const goals = await listGoalLinks(tx, [council.id]);
  const { councilTitle, description, location, coverId } = council;
  const { titleKey: _, ...asked } = content;
  return (
    isDeepStrictEqual(asked, { councilTitle, description, location, coverId }) &&
    isDeepStrictEqual(
      sdgs,
      goals.map(({ sdg }) => sdg),
    ) &&
    (ownerId ?? council.ownerId) === council.ownerId
  );
}

/** @param before the stored version, whose cover may be kept. @throws {Failure} 422 naming each field. */
async function assertValid(tx: Tx, person: Person, content: CouncilContent, before?: CouncilRow): Promise<void> {
  const faults: FieldError[] = [];
  const fault = (field: string, message: string) => faults.push({ field, message });
  if (content.titleKey === '') fault('councilTitle', sayMissing('councilTitle'));
  if (content.description === '') fault('description', sayMissing('description'));
  const { coverId } = content;
  if (coverId !== null && coverId !== before?.coverId && !(await isOwnPicture(tx, person, coverId))) {
    fault('coverId', say('validation.ownPicture'));
  }
  if (faults.length > 0) throw invalid(faults);
}

async function isOwnPicture(tx: Tx, { userId }: Person, mediaId: string): Promise<boolean> {
  if (!(await lockOwnMedia(tx, userId, [mediaId])).has(mediaId)) return false;
  return (await findMedia(tx, [mediaId])).get(mediaId)?.kind === 'picture';
}

/** @param id the council being edited, if any. @throws {Failure} 409 if another council has the title. */
async function takeTitle(tx: Tx, { titleKey }: CouncilContent, id: string | null): Promise<void> {
  await lockTitle(tx, titleKey);
  const takenBy = await findIdByTitle(tx, titleKey);
  if (takenBy === undefined || takenBy === id) return;
  const message = say('councils.failures.titleTaken');
  throw new Failure(409, 'already_exists', message, { errors: [{ field: 'councilTitle', message }] });
}

/** Logging and editing impacts. */

import { v7 as uuidv7 } from 'uuid';
import { listInvitationIdsOf } from '#domains/auth/server/public.ts';
import { isCouncilMember } from '#domains/councils/server/public.ts';
import { lockOwnMedia } from '#domains/media/server/public.ts';
import type { FieldError, ImpactInput, ImpactUpdateInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { invalid } from '#platform/http/failure.ts';
import { editedMeanwhile, isOutdated } from '#platform/http/revision.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { sayMissing } from '#platform/missing-texts.ts';
import { findDateFaults } from '../model.ts';
import { notifyNewMembers } from './announcements.ts';
import { applyUpdate, type Draft, draftOf, type ImpactLists, isSame } from './draft.ts';
import {
  findDuplicate,
  findImpactForUpdate,
  hasEventType,
  type ImpactRow,
  insertImpact,
  setContent,
} from './impacts.repository.ts';
import { notifyJudgesJob } from './jobs.ts';
import { upsertLikeCount } from './likes.repository.ts';
import {
  deleteOtherMembers,
  insertPeople,
  listGoalLinks,
  listMediaLinks,
  listOpenInvites,
  replaceGoals,
  replaceInvites,
  replaceMedia,
} from './links.repository.ts';
import { findMemberFaults, type ListBlockedWith } from './members.service.ts';
import { assertCanSee, assertOwns } from './policy.ts';
import { insertReview, syncReviewers } from './reviews.repository.ts';
import { learnContent } from './search.repository.ts';
import { takeStep, writeStatus } from './transitions.service.ts';

export interface Submissions {
  /** @returns the id; the same one for a request repeated within minutes. @throws {Failure} 422. */
  create(person: Person, input: ImpactInput): Promise<string>;
  /** @throws {Failure} 403, 404, 409 if it isn't editable or was edited meanwhile, 422. */
  update(person: Person, id: string, input: ImpactUpdateInput): Promise<void>;
}

interface SubmissionNeeds {
  db: Db;
  jobs: Jobs;
  quorum: number;
  listBlockedWith: ListBlockedWith;
}

const DUPLICATE_SECONDS = 120;

export function createSubmissions({ db, jobs, quorum, listBlockedWith }: SubmissionNeeds): Submissions {
  return {
    create: (person, input) =>
      db.transaction().execute(async (tx) => {
        const draft = draftOf(input);
        await assertValid(tx, person, draft, { listBlockedWith });
        const duplicate = await findDuplicate(tx, person.userId, draft.content, DUPLICATE_SECONDS);
        if (duplicate && isSame(draft, await readDraft(tx, duplicate))) return duplicate.id;
        const id = uuidv7();
        await insertImpact(tx, id, person.userId, draft.content);
        await upsertLikeCount(tx, id, draft.content.impactYear);
        await insertPeople(tx, id, [person.userId], { isOwner: true });
        await writeLists(tx, { id, impactYear: draft.content.impactYear, isPublic: false }, draft.lists);
        await learnContent(tx, draft.content);
        await insertReview(tx, {
          impactId: id,
          event: 'submitted',
          actorId: person.userId,
          reason: null,
          evidence: null,
        });
        const told = { id, title: draft.content.title, ownerId: person.userId, participants: [] };
        await notifyNewMembers(tx, told, draft.lists.members);
        await jobs.enqueue(tx, notifyJudgesJob, { impactId: id });
        return id;
      }),

    update: async (person, id, input) => {
      await db.transaction().execute(async (tx) => {
        const impact = await findImpactForUpdate(tx, id);
        assertCanSee(person, impact);
        assertOwns(person, impact, 'edit');
        const next = await takeStep(tx, person, impact, { quorum, event: { type: 'impact.edited' } });
        const before = await readDraft(tx, impact);
        const draft = applyUpdate(before, input);
        if (isOutdated(impact, input.revision)) {
          // An earlier attempt succeeded, but its answer was lost.
          if (isSame(before, draft)) return;
          throw editedMeanwhile('impact');
        }
        await assertValid(tx, person, draft, { before, listBlockedWith });
        await setContent(tx, id, draft.content);
        await upsertLikeCount(tx, id, draft.content.impactYear);
        await writeLists(tx, { id, impactYear: draft.content.impactYear, isPublic: impact.isPublic }, draft.lists);
        await learnContent(tx, draft.content);
        const isResubmission = impact.isVerified === false;
        const appealId = isResubmission ? null : impact.appealId;
        await writeStatus(tx, impact, next, { declineReason: null, appealId, isDecision: false });
        if (isResubmission || impact.verifiedBy.length > 0) {
          await noteResubmission(tx, jobs, { impactId: id, actorId: person.userId });
        }
        const added = draft.lists.members.filter((member) => !before.lists.members.includes(member));
        await notifyNewMembers(tx, { ...impact, title: draft.content.title }, added);
      });
    },
  };
}

/** Judges have to look at it again: it was declined, or approvals were dropped with the change. */
export async function noteResubmission(
  tx: Tx,
  jobs: Jobs,
  { impactId, actorId }: { impactId: string; actorId: string },
): Promise<void> {
  await insertReview(tx, { impactId, event: 'resubmitted', actorId, reason: null, evidence: null });
  await jobs.enqueue(tx, notifyJudgesJob, { impactId });
}

async function readDraft(tx: Tx, impact: ImpactRow): Promise<Draft> {
  const goals = await listGoalLinks(tx, [impact.id]);
  const media = await listMediaLinks(tx, [impact.id]);
  const invites = await listOpenInvites(tx, [impact.id]);
  const lists = {
    sdgs: goals.map(({ sdg }) => sdg),
    media: media.map(({ mediaId }) => mediaId),
    members: impact.participants.filter((userId) => userId !== impact.ownerId),
    memberInvites: invites.map(({ id }) => id),
  };
  return applyUpdate({ content: impact, lists }, {});
}

/** @param before the stored version; anything already in it is allowed. @throws {Failure} 422 naming each field. */
async function assertValid(
  tx: Tx,
  person: Person,
  draft: Draft,
  { before, listBlockedWith }: { before?: Draft; listBlockedWith: ListBlockedWith },
): Promise<void> {
  const { content, lists } = draft;
  const faults: FieldError[] = findDateFaults(content, new Date());
  const fault = (field: string, message: string) => faults.push({ field, message });
  if (content.title === '') fault('title', sayMissing('title'));
  if (content.description === '') fault('description', sayMissing('description'));
  if (!(await hasEventType(tx, content.eventTypeId))) fault('eventType', say('impacts.failures.chooseActivity'));
  const { councilId } = content;
  // A council that the owner has left since is allowed if it's unchanged.
  const isNewCouncil = councilId !== null && councilId !== before?.content.councilId;
  if (isNewCouncil && !(await isCouncilMember(tx, person.userId, councilId))) {
    fault('councilId', say('impacts.failures.ownCouncil'));
  }
  const newMedia = without(lists.media, before?.lists.media);
  const ownMedia = await lockOwnMedia(tx, person.userId, newMedia);
  if (newMedia.some((id) => !ownMedia.has(id))) fault('media', say('validation.ownFiles'));
  if (lists.members.includes(person.userId)) fault('members', say('impacts.failures.onlyOthers'));
  const added = without(lists.members, before?.lists.members);
  for (const message of await findMemberFaults(tx, { ownerId: person.userId, added, listBlockedWith })) {
    fault('members', message);
  }
  const newInvites = without(lists.memberInvites, before?.lists.memberInvites);
  const invited = await listInvitationIdsOf(tx, person.userId, newInvites);
  if (newInvites.some((id) => !invited.has(id))) fault('memberInvites', say('impacts.failures.chooseInvited'));
  if (faults.length > 0) throw invalid(faults);
}

const without = <T>(list: readonly T[], known: readonly T[] = []): T[] => list.filter((item) => !known.includes(item));

async function writeLists(
  tx: Tx,
  impact: { id: string; impactYear: number; isPublic: boolean },
  lists: ImpactLists,
): Promise<void> {
  await replaceGoals(tx, impact, lists.sdgs);
  await syncReviewers(tx, impact);
  await replaceMedia(tx, impact.id, lists.media);
  await replaceInvites(tx, impact.id, lists.memberInvites);
  await deleteOtherMembers(tx, impact.id, lists.members);
  await insertPeople(tx, impact.id, lists.members, { isOwner: false });
}

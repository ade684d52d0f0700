/** What logging and editing an impact share. */

import { listInvitationIdsOf } from '#domains/auth/server/public.ts';
import { isCouncilMember } from '#domains/councils/server/public.ts';
import { findGoalFault } from '#domains/goals/offered-goals.ts';
import { lockOwnMedia } from '#domains/media/server/public.ts';
import { noteLanguage } from '#domains/translations/server/public.ts';
import { sayEventType } from '#domains/vocabularies/event-types.ts';
import { findEntryFault } from '#domains/vocabularies/server/public.ts';
import type { FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { findDateFaults } from '../../model.ts';
import { eventTypes } from '../event-types.repository.ts';
import type { ImpactContent, ImpactRow } from '../impacts.repository.ts';
import {
  deleteOtherMembers,
  insertPeople,
  listGoalLinks,
  listMediaLinks,
  listOpenInvites,
  replaceGoals,
  replaceInvites,
  replaceMedia,
} from '../links.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { notifyJudgesJob } from '../review/jobs.ts';
import { insertReview, syncReviewers } from '../review/reviews.repository.ts';
import { applyUpdate, type Draft, type ImpactLists } from './draft.ts';
import { findMemberFaults } from './member-faults.ts';

/** Judges have to look at it again: it was declined, or approvals were dropped with the change. */
export async function noteResubmission(
  tx: Tx,
  jobs: Jobs,
  { impactId, actorId }: { impactId: string; actorId: string },
): Promise<void> {
  await insertReview(tx, { impactId, event: 'resubmitted', actorId, reason: null, evidence: null });
  await jobs.enqueue(tx, notifyJudgesJob, { impactId });
}

export const noteLanguageOf = (
  tx: Tx,
  id: string,
  { userId }: Person,
  { title, description }: ImpactContent,
): Promise<void> => noteLanguage(tx, { kind: 'impact', id, writerId: userId, texts: [title, description] });

export async function readDraft(tx: Tx, impact: ImpactRow): Promise<Draft> {
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

interface Validity extends Pick<ImpactNeeds, 'firstYear' | 'goalsOff' | 'listBlockedWith'> {
  id?: string;
  /** The stored version; anything already in it is allowed. */
  before?: Draft;
}

/** @throws {Failure} 422 naming each field. */
export async function assertValid(
  tx: Tx,
  person: Person,
  draft: Draft,
  { id, before, firstYear, goalsOff, listBlockedWith }: Validity,
): Promise<void> {
  const { content, lists } = draft;
  const faults = findContentFaults(content, { firstYear, before: before?.content });
  const fault = (field: string, message: string) => faults.push({ field, message });
  const kind = { id: content.eventTypeId, before: before?.content.eventTypeId, sayName: sayEventType };
  const ofKind = await findEntryFault(tx, eventTypes, kind);
  if (ofKind !== undefined) fault('eventType', ofKind);
  const ofGoals = findGoalFault({ chosen: lists.sdgs, before: before?.lists.sdgs, off: goalsOff });
  if (ofGoals !== undefined) fault('sdgs', ofGoals);
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
  const addition = { impactId: id ?? null, ownerId: person.userId, added, listBlockedWith };
  for (const message of await findMemberFaults(tx, addition)) {
    fault('members', message);
  }
  const newInvites = without(lists.memberInvites, before?.lists.memberInvites);
  const invited = await listInvitationIdsOf(tx, person.userId, newInvites);
  if (newInvites.some((id) => !invited.has(id))) fault('memberInvites', say('impacts.failures.chooseInvited'));
  if (faults.length > 0) throw invalid(faults);
}

/** What is wrong with a tidied content in itself. */
export function findContentFaults(
  { title, description, ...content }: ImpactContent,
  { firstYear, before }: { firstYear: number; before?: ImpactContent | undefined },
): FieldError[] {
  const faults: FieldError[] = findDateFaults(content, new Date());
  if (content.impactYear < firstYear && content.impactYear !== before?.impactYear) {
    faults.push({ field: 'startDate', message: say('impacts.model.dateTooEarly', { year: String(firstYear) }) });
  }
  if (title === '') faults.push({ field: 'title', message: sayMissing('title') });
  if (description === '') faults.push({ field: 'description', message: sayMissing('description') });
  return faults;
}

const without = <T>(list: readonly T[], known: readonly T[] = []): T[] => list.filter((item) => !known.includes(item));

export async function writeLists(
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

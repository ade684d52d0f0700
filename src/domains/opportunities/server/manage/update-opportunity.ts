/** Creating and editing opportunities. */

import { v7 as uuidv7 } from 'uuid';
import { record } from '#domains/audit/server/public.ts';
import { lockOwnMedia } from '#domains/media/server/public.ts';
import type { FieldError, OpportunityInput, OpportunityQuestion } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { indexWords } from '#platform/db/search-words.repository.ts';
import { conflict, invalid } from '#platform/http/failure.ts';
import { editedMeanwhile, isOutdated } from '#platform/http/revision.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { sayMissing } from '#platform/missing-texts.ts';
import { closesAtOf } from '../../deadline.ts';
import { can, stateOf } from '../../lifecycle.ts';
import { findDeadlineFaults } from '../../model.ts';
import { notifyAdminsJob } from '../announce/letter-jobs.ts';
import { acceptQualifying } from '../applications/accept-qualifying.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { insertEvent, listGoalLinks, listMediaLinks, replaceGoals, replaceMedia } from '../links.repository.ts';
import { listCategories, listTypes } from '../list/kinds.repository.ts';
import {
  bumpRevision,
  findDuplicate,
  findOpportunityForUpdate,
  insertOpportunity,
  type OpportunityRow,
  setContent,
  setDecision,
} from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { statusOf, takeStep } from '../take-step.ts';
import { type Draft, draftOf, isSame } from './draft.ts';
import { assignQuestionIds, findQuestionFaults } from './questions.ts';

export interface Submissions {
  /** Idempotent for a few minutes. @returns the id. @throws {Failure} 422. */
  create(person: Person, input: OpportunityInput): Promise<string>;
  /** @throws {Failure} 403, 404, 409 if its state or the places taken don't allow it or it was edited meanwhile, 422. */
  update(person: Person, id: string, input: OpportunityInput): Promise<void>;
}

const DUPLICATE_SECONDS = 120;

export function createSubmissions({ db, jobs }: { db: Db; jobs: Jobs }): Submissions {
  return {
    create: (person, input) =>
      db.transaction().execute(async (tx) => {
        const draft = draftOf(input);
        const content = await readValidContent(tx, person, draft);
        const duplicate = await findDuplicate(tx, person.userId, content, DUPLICATE_SECONDS);
        if (duplicate && isSame(draft, await readDraft(tx, duplicate))) return duplicate.id;
        const id = uuidv7();
        await insertOpportunity(tx, id, person.userId, content);
        await replaceGoals(tx, id, draft.sdgs);
        await replaceMedia(tx, id, draft.media);
        await learnContent(tx, content);
        await insertEvent(tx, { opportunityId: id, event: 'submitted', actorId: person.userId });
        await jobs.enqueue(tx, notifyAdminsJob, { opportunityId: id });
        return id;
      }),

    update: async (person, id, input) => {
      await db.transaction().execute(async (tx) => {
        const opportunity = await findOpportunityForUpdate(tx, id);
        assertCanSee(person, opportunity);
        assertCanManage(person, opportunity, 'edit');
        const draft = draftOf(input, opportunity);
        const edited = { type: 'opportunity.edited', seats: draft.content.seats } as const;
        assertSeats(opportunity, draft);
        await takeStep(tx, person, opportunity, edited);
        const before = await readDraft(tx, opportunity);
        const isUnchanged = isSame(before, draft);
        if (isOutdated(opportunity, input.revision)) {
          // An earlier attempt succeeded, but its answer was lost.
          if (isUnchanged) return;
          throw editedMeanwhile('opportunity');
        }
        if (isUnchanged && opportunity.isVerified !== false) return;
        const content = await readValidContent(tx, person, draft, { ...before, questions: opportunity.questions });
        await setContent(tx, opportunity, content);
        await replaceGoals(tx, id, draft.sdgs);
        await replaceMedia(tx, id, draft.media);
        await learnContent(tx, content);
        await recordEdit(tx, person, opportunity);
        if (opportunity.isVerified) await acceptQualifying(tx, id);
      });
    },
  };

  async function recordEdit(tx: Tx, person: Person, opportunity: OpportunityRow): Promise<void> {
    const { id } = opportunity;
    await bumpRevision(tx, id);
    const isResubmission = opportunity.isVerified === false;
    if (isResubmission) await setDecision(tx, id, { isVerified: null, pointsRequired: null, declineReason: null });
    const event = isResubmission ? 'resubmitted' : 'edited';
    await insertEvent(tx, { opportunityId: id, event, actorId: person.userId });
    const toState = isResubmission ? 'pending' : stateOf(opportunity);
    const states = { fromState: stateOf(opportunity), toState };
    await record(tx, { ...auditSubjectOf(opportunity, person.userId), ...states, action: 'opportunity_edited' });
    if (isResubmission) await jobs.enqueue(tx, notifyAdminsJob, { opportunityId: id });
  }
}

/** Adds the words to the search index. */
async function learnContent(tx: Tx, { title, location }: { title: string; location: string | null }): Promise<void> {
  await indexWords(tx, 'opportunity_words', `${title} ${location ?? ''}`);
}

function assertSeats(opportunity: OpportunityRow, { content: { seats } }: Draft): void {
  const status = statusOf(opportunity);
  const isEditable = can(status, { type: 'opportunity.edited', seats: null });
  if (seats === null || !isEditable || can(status, { type: 'opportunity.edited', seats })) return;
  const taken = opportunity.acceptedCount;
  throw conflict('places_taken', say('opportunities.failures.placesTaken', { taken, seats }));
}

async function readDraft(tx: Tx, opportunity: OpportunityRow): Promise<Draft> {
  const { title, description, typeId, categoryId, location, isRemote } = opportunity;
  const { deadline, timeZone, seats, link, requiresMessage, acceptMessage, declineMessage, contactEmail } = opportunity;
  const questions = opportunity.questions.map(({ text, isRequired }) => ({ text, isRequired }));
  const terms = { questions, requiresMessage, acceptMessage, declineMessage, contactEmail };
  const goals = await listGoalLinks(tx, [opportunity.id]);
  const media = await listMediaLinks(tx, [opportunity.id]);
  return {
    content: { title, description, typeId, categoryId, location, isRemote, deadline, timeZone, seats, link, ...terms },
    sdgs: goals.map(({ sdg }) => sdg),
    media: media.map(({ mediaId }) => mediaId),
  };
}

interface Before {
  media: readonly string[];
  questions: readonly OpportunityQuestion[];
}

/** @param before files and questions to keep. @throws {Failure} 422 naming each field. */
async function readValidContent(tx: Tx, person: Person, { content, media }: Draft, before?: Before) {
  const faults: FieldError[] = findDeadlineFaults(content, new Date());
  const fault = (field: string, message: string) => faults.push({ field, message });
  if (content.title === '') fault('title', sayMissing('title'));
  if (content.description === '') fault('description', sayMissing('description'));
  if (content.location === null && !content.isRemote) fault('location', say('opportunities.failures.placeOrRemote'));
  if (content.link !== null && !isWebAddress(content.link)) {
    fault('link', say('validation.secureWebAddress'));
  }
  if (!(await has(listTypes(tx), content.typeId))) fault('typeId', say('opportunities.failures.chooseType'));
  if (!(await has(listCategories(tx), content.categoryId)))
    fault('categoryId', say('opportunities.failures.chooseCategory'));
  const added = media.filter((id) => !before?.media.includes(id));
  const own = await lockOwnMedia(tx, person.userId, added);
  if (added.some((id) => !own.has(id))) fault('mediaIds', say('validation.ownFiles'));
  faults.push(...findQuestionFaults(content.questions));
  if (faults.length > 0) throw invalid(faults);
  const questions = assignQuestionIds(content.questions, before?.questions ?? []);
  return { ...content, questions, closesAt: closesAtOf(content.deadline, content.timeZone) };
}

const isWebAddress = (link: string) => /^https?:\/\/[^\s/]/i.test(link);

const has = async (kinds: Promise<{ id: string }[]>, id: string) => (await kinds).some((kind) => kind.id === id);

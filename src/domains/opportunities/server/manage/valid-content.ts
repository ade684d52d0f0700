/** An owner's content as it was, checked, and written. */

import { findGoalFault } from '#domains/goals/offered-goals.ts';
import { lockOwnMedia } from '#domains/media/server/public.ts';
import { sayCategory, sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import { findEntryFault } from '#domains/vocabularies/server/public.ts';
import type { FieldError, OpportunityQuestion } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { indexWords } from '#platform/server/db/search/search-patterns.repository.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { closesAtOf } from '../../deadline.ts';
import { findDeadlineFaults } from '../../model.ts';
import { listGoalLinks, listMediaLinks, replaceGoals, replaceMedia } from '../links.repository.ts';
import { opportunityCategories, opportunityTypes } from '../list/kinds.repository.ts';
import type { OpportunityContent, OpportunityRow } from '../opportunities.repository.ts';
import type { Draft } from './draft.ts';
import { assignQuestionIds, findQuestionFaults } from './questions.ts';

export async function readDraft(tx: Tx, opportunity: OpportunityRow): Promise<Draft> {
  const { title, description, typeId, categoryId, location, place, isRemote } = opportunity;
  const { deadline, timeZone, seats, link, requiresMessage, acceptMessage, declineMessage, contactEmail } = opportunity;
  const questions = opportunity.questions.map(({ text, isRequired }) => ({ text, isRequired }));
  const terms = { questions, requiresMessage, acceptMessage, declineMessage, contactEmail };
  const goals = await listGoalLinks(tx, [opportunity.id]);
  const media = await listMediaLinks(tx, [opportunity.id]);
  return {
    content: {
      title,
      description,
      typeId,
      categoryId,
      location,
      place,
      isRemote,
      deadline,
      timeZone,
      seats,
      link,
      ...terms,
    },
    sdgs: goals.map(({ sdg }) => sdg),
    media: media.map(({ mediaId }) => mediaId),
  };
}

interface Validity {
  /** Goals that can't be chosen. */
  goalsOff: readonly number[];
  /** The type, category, goals, files and questions to keep. */
  before?: Before;
}

interface Before {
  content: Pick<OpportunityContent, 'typeId' | 'categoryId'>;
  sdgs: readonly number[];
  media: readonly string[];
  questions: readonly OpportunityQuestion[];
}

/** @throws {Failure} 422 naming each field. */
export async function readValidContent(
  tx: Tx,
  person: Person,
  { content, media, sdgs }: Draft,
  { goalsOff, before }: Validity,
): Promise<OpportunityContent> {
  const faults: FieldError[] = findDeadlineFaults(content, new Date());
  const fault = (field: string, message: string) => faults.push({ field, message });
  if (content.title === '') fault('title', sayMissing('title'));
  if (content.description === '') fault('description', sayMissing('description'));
  if (content.location === null && !content.isRemote) fault('location', say('opportunities.failures.placeOrRemote'));
  if (content.link !== null && !isWebAddress(content.link)) {
    fault('link', say('validation.secureWebAddress'));
  }
  const type = { id: content.typeId, before: before?.content.typeId, sayName: sayType };
  const ofType = await findEntryFault(tx, opportunityTypes, type);
  if (ofType !== undefined) fault('typeId', ofType);
  const category = { id: content.categoryId, before: before?.content.categoryId, sayName: sayCategory };
  const ofCategory = await findEntryFault(tx, opportunityCategories, category);
  if (ofCategory !== undefined) fault('categoryId', ofCategory);
  const ofGoals = findGoalFault({ chosen: sdgs, before: before?.sdgs, off: goalsOff });
  if (ofGoals !== undefined) fault('sdgs', ofGoals);
  const added = media.filter((id) => !before?.media.includes(id));
  const own = await lockOwnMedia(tx, person.userId, added);
  if (added.some((id) => !own.has(id))) fault('mediaIds', say('validation.ownFiles'));
  faults.push(...findQuestionFaults(content.questions));
  if (faults.length > 0) throw invalid(faults);
  const questions = assignQuestionIds(content.questions, before?.questions ?? []);
  return { ...content, questions, closesAt: closesAtOf(content.deadline, content.timeZone) };
}

const isWebAddress = (link: string) => /^https?:\/\/[^\s/]/i.test(link);

/** Its goals and files, and its words in the search index. */
export async function writeLinks(
  tx: Tx,
  id: string,
  content: OpportunityContent,
  { sdgs, media }: Draft,
): Promise<void> {
  await replaceGoals(tx, id, sdgs);
  await replaceMedia(tx, id, media);
  await indexWords(tx, 'opportunity_words', `${content.title} ${content.location ?? ''}`);
}

/** An owner's content as it was, checked, and written. */

import { lockOwnMedia } from '#domains/media/server/public.ts';
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
import { listCategories, listTypes } from '../list/kinds.repository.ts';
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

interface Before {
  media: readonly string[];
  questions: readonly OpportunityQuestion[];
}

/** @param before files and questions to keep. @throws {Failure} 422 naming each field. */
export async function readValidContent(
  tx: Tx,
  person: Person,
  { content, media }: Draft,
  before?: Before,
): Promise<OpportunityContent> {
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

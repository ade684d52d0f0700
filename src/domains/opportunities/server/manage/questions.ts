/** Questions for applicants. */

import { v7 as uuidv7 } from 'uuid';
import type { FieldError, OpportunityQuestion } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

type QuestionContent = Omit<OpportunityQuestion, 'id'>;

/** A question keeps its id while its text is unchanged, so that answers never end up under another question. */
export function assignQuestionIds(
  questions: readonly QuestionContent[],
  before: readonly OpportunityQuestion[],
): OpportunityQuestion[] {
  const known = new Map(before.map(({ id, text }) => [text, id]));
  return questions.map(({ text, isRequired }) => ({ id: known.get(text) ?? uuidv7(), text, isRequired }));
}

export function findQuestionFaults(questions: readonly QuestionContent[]): FieldError[] {
  const texts = questions.map(({ text }) => text);
  return texts.flatMap((text, index) => {
    const field = `questions.${index}.text`;
    if (text === '') return [{ field, message: say('opportunities.failures.writeQuestion') }];
    return texts.indexOf(text) < index ? [{ field, message: say('opportunities.failures.askedAlready') }] : [];
  });
}

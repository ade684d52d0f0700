/** What an opportunity asks its applicants. */
import { v7 as uuidv7 } from 'uuid';
import type { FieldError, OpportunityQuestion } from '../../../../generated/types.gen.ts';

type Asked = Omit<OpportunityQuestion, 'id'>;

/** A question keeps its id for as long as its text is the same: an answer never ends up under other words. */
export function asAsked(questions: readonly Asked[], before: readonly OpportunityQuestion[]): OpportunityQuestion[] {
  const known = new Map(before.map(({ id, text }) => [text, id]));
  return questions.map(({ text, isRequired }) => ({ id: known.get(text) ?? uuidv7(), text, isRequired }));
}

export function findQuestionFaults(questions: readonly Asked[]): FieldError[] {
  const texts = questions.map(({ text }) => text);
  return texts.flatMap((text, index) => {
    const field = `questions.${index}.text`;
    if (text === '') return [{ field, message: 'Write the question, or remove it.' }];
    return texts.indexOf(text) < index ? [{ field, message: 'You ask this twice. Change it, or remove it.' }] : [];
  });
}

/** Rules for an application's texts, shared by the page and the server. */
import type { ApplicationAnswer, ApplicationInput, FieldError, Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { tidyLines } from '#platform/shared/prose.ts';

/** Message, answers and which contact details are shared. */
export interface ApplicationText {
  message: string | null;
  answers: ApplicationAnswer[];
  sharesContact: boolean;
  sharesPhone: boolean;
}

type Asks = Pick<Opportunity, 'questions' | 'requiresMessage'>;

type Written = Pick<ApplicationInput, 'message' | 'answers' | 'sharesContact' | 'sharesPhone'>;

/** As stored: answers with their questions, in order. */
export function textFrom(input: Written, { questions }: Pick<Asks, 'questions'>): ApplicationText {
  const answers = new Map(input.answers?.map(({ questionId, answer }) => [questionId, tidyLines(answer)]));
  const sharesContact = input.sharesContact === true;
  return {
    message: (input.message && tidyLines(input.message)) || null,
    answers: questions.flatMap(({ id, text }) => {
      const answer = answers.get(id);
      return answer ? [{ question: text, answer }] : [];
    }),
    sharesContact,
    sharesPhone: sharesContact && input.sharesPhone === true,
  };
}

/** Answers are reported by the index of their question. */
export function findTextFaults(input: Written, { questions, requiresMessage }: Asks): FieldError[] {
  const faults: FieldError[] = [];
  const ids = input.answers?.map(({ questionId }) => questionId) ?? [];
  const known = new Set(questions.map(({ id }) => id));
  if (new Set(ids).size < ids.length) {
    faults.push({ field: 'answers', message: say('opportunities.applicationText.answerTwice') });
  } else if (ids.some((id) => !known.has(id))) {
    faults.push({ field: 'answers', message: say('opportunities.applicationText.questionsChanged') });
  }
  if (requiresMessage && !tidyLines(input.message ?? '')) {
    faults.push({ field: 'message', message: say('opportunities.applicationText.messageMissing') });
  }
  for (const [index, { id, isRequired }] of questions.entries()) {
    const answer = input.answers?.find(({ questionId }) => questionId === id)?.answer ?? '';
    if (isRequired && !tidyLines(answer)) {
      faults.push({ field: `answers.${index}`, message: say('opportunities.applicationText.answerMissing') });
    }
  }
  return faults;
}

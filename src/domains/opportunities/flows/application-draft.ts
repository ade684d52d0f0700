/** An application draft, stored in the browser until it's sent. */

import * as z from 'zod/mini';
import { applicationAnswerInputBounds } from '#generated/bounds/ApplicationAnswerInput.gen.ts';
import { applicationInputBounds } from '#generated/bounds/ApplicationInput.gen.ts';
import { zApplicationInput } from '#generated/schemas/ApplicationInput.gen.ts';
import type { ApplicationInput, FieldError, Opportunity } from '#generated/types.gen.ts';
import { findFaults } from '#platform/browser/forms/form-resolver.ts';
import { findTextFaults } from '../application-text.ts';

export const MAX_MESSAGE_LENGTH = applicationInputBounds.message.maxLength;
export const MAX_ANSWER_LENGTH = applicationAnswerInputBounds.answer.maxLength;

export const zApplicationDraft = z.object({
  message: z.string(),
  /** By question id, so that answers survive reordered or edited questions. */
  answers: z.record(z.string(), z.string()),
  sharesContact: z.boolean(),
  sharesPhone: z.boolean(),
});

export type ApplicationDraft = z.infer<typeof zApplicationDraft>;

export const EMPTY_APPLICATION: ApplicationDraft = {
  message: '',
  answers: {},
  sharesContact: false,
  sharesPhone: false,
};

type Asking = Pick<Opportunity, 'id' | 'questions' | 'requiresMessage'>;

/** The request body, with an answer for each question in order. */
export function inputOf(draft: ApplicationDraft, { id, questions }: Asking): ApplicationInput {
  return {
    opportunityId: id,
    message: draft.message.trim() || null,
    answers: questions.map((question) => ({
      questionId: question.id,
      answer: draft.answers[question.id]?.trim() ?? '',
    })),
    sharesContact: draft.sharesContact,
    sharesPhone: draft.sharesContact && draft.sharesPhone,
  };
}

/** Validation errors by field, as the server would report them. */
export function findApplicationFaults(draft: ApplicationDraft, opportunity: Asking): FieldError[] {
  const input = inputOf(draft, opportunity);
  const tooLong = Object.entries(findFaults(zApplicationInput, input)).map(([name, { message }]) => ({
    field: fieldOf(name),
    message,
  }));
  return [...findTextFaults(input, opportunity), ...tooLong];
}

/** Maps an error inside an answer to the answer's field. */
export const fieldOf = (name: string): string => name.replace(/^(answers\.\d+)\..+$/, '$1');

import { describe, expect, it } from 'vitest';
import { textFrom } from '#domains/opportunities/application-text.ts';
import {
  type ApplicationDraft,
  EMPTY_APPLICATION,
  fieldOf,
  findApplicationFaults,
  inputOf,
} from '#domains/opportunities/flows/application-draft.ts';

const ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0ab201';
const COAST = { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0ab501', text: 'Which coast?', isRequired: true };
const COMPANY = { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0ab502', text: 'With whom?', isRequired: false };
const asking = { id: ID, questions: [COAST, COMPANY], requiresMessage: true };
const sound: ApplicationDraft = { ...EMPTY_APPLICATION, message: 'Six years', answers: { [COAST.id]: 'Navua' } };

describe('the request body of an application draft', () => {
  it('answers every question in order and drops answers to removed ones', () => {
    const answers = { gone: 'Old', [COMPANY.id]: ' My aunt ', [COAST.id]: 'Navua' };
    expect(inputOf({ ...sound, message: ' Six years ', answers }, asking)).toEqual({
      opportunityId: ID,
      message: 'Six years',
      answers: [
        { questionId: COAST.id, answer: 'Navua' },
        { questionId: COMPANY.id, answer: 'My aunt' },
      ],
      sharesContact: false,
      sharesPhone: false,
    });
  });

  it('shares no phone number without the email address', () => {
    expect(inputOf({ ...sound, sharesPhone: true }, asking).sharesPhone).toBe(false);
    expect(inputOf({ ...sound, sharesContact: true, sharesPhone: true }, asking).sharesPhone).toBe(true);
  });
});

describe('validation of an application draft', () => {
  it('accepts a complete draft', () => {
    expect(findApplicationFaults(sound, asking)).toEqual([]);
    expect(findApplicationFaults(EMPTY_APPLICATION, { id: ID, questions: [COMPANY], requiresMessage: false })).toEqual(
      [],
    );
  });

  it('reports missing and too long fields', () => {
    const fields = (draft: ApplicationDraft) => findApplicationFaults(draft, asking).map(({ field }) => field);
    expect(fields({ ...EMPTY_APPLICATION, answers: { [COAST.id]: ' ' } })).toEqual(['message', 'answers.0']);
    expect(fields({ ...sound, message: 'x'.repeat(2_001) })).toEqual(['message']);
    const long = { ...sound.answers, [COMPANY.id]: 'x'.repeat(1_001) };
    expect(findApplicationFaults({ ...sound, answers: long }, asking)).toEqual([
      { field: 'answers.1', message: 'Use at most 1000 characters.' },
    ]);
  });
});

it('maps the server’s field names of answers', () => {
  expect(['answers.3.answer', 'answers.3', 'message'].map(fieldOf)).toEqual(['answers.3', 'answers.3', 'message']);
});

it('stores answers with their questions and drops empty ones', () => {
  const answers = [
    { questionId: COMPANY.id, answer: ' \n ' },
    { questionId: COAST.id, answer: ' Navua ' },
  ];
  expect(textFrom({ answers, message: '', sharesPhone: true }, asking)).toEqual({
    message: null,
    answers: [{ question: 'Which coast?', answer: 'Navua' }],
    sharesContact: false,
    sharesPhone: false,
  });
});

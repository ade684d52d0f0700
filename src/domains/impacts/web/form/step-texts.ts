import type { ImpactStep } from '../../flows/impact-draft.ts';

interface StepWords {
  name: string;
  question: string;
  lead: string;
}

export const STEP_WORDS: Record<ImpactStep, StepWords> = {
  what: {
    name: 'What',
    question: 'What did you do?',
    lead: 'This is the first thing judges and readers see.',
  },
  when: {
    name: 'When and where',
    question: 'When and where did it happen?',
    lead: 'It counts towards the year it started in.',
  },
  goals: {
    name: 'Goals',
    question: 'Which goals does it support?',
    lead: 'Choose one to five that it supports directly. It counts towards each of them.',
  },
  people: {
    name: 'People',
    question: 'Who took part?',
    lead: 'Everyone you add gets the same points as you. We’ll invite anyone who doesn’t have an account. On your own? Skip this step.',
  },
  measures: {
    name: 'Measures',
    question: 'What were the results?',
    lead: 'Add only what you counted, and skip what doesn’t apply.',
  },
  pictures: {
    name: 'Pictures',
    question: 'Do you have pictures?',
    lead: 'Photos and documents help judges verify your impact. They become public once it’s verified.',
  },
  review: {
    name: 'Review',
    question: 'Ready to submit?',
    lead: 'You can still edit it until it’s verified.',
  },
};

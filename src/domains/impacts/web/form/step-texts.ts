import { say } from '#languages/say.ts';
import type { ImpactStep } from '../../flows/impact-draft.ts';

interface StepWords {
  name: string;
  question: string;
  lead: string;
}

export const STEP_WORDS: Record<ImpactStep, StepWords> = {
  what: {
    name: say('impacts.stepTexts.what'),
    question: say('impacts.stepTexts.whatQuestion'),
    lead: say('impacts.stepTexts.whatHint'),
  },
  when: {
    name: say('impacts.stepTexts.when'),
    question: say('impacts.stepTexts.whenQuestion'),
    lead: say('impacts.stepTexts.whenHint'),
  },
  goals: {
    name: say('impacts.stepTexts.goals'),
    question: say('impacts.stepTexts.goalsQuestion'),
    lead: say('impacts.stepTexts.goalsHint'),
  },
  people: {
    name: say('impacts.stepTexts.people'),
    question: say('impacts.stepTexts.peopleQuestion'),
    lead: say('impacts.stepTexts.peopleHint'),
  },
  measures: {
    name: say('impacts.stepTexts.measures'),
    question: say('impacts.stepTexts.measuresQuestion'),
    lead: say('impacts.stepTexts.measuresHint'),
  },
  pictures: {
    name: say('impacts.stepTexts.pictures'),
    question: say('impacts.stepTexts.picturesQuestion'),
    lead: say('impacts.stepTexts.picturesHint'),
  },
  review: {
    name: say('impacts.stepTexts.review'),
    question: say('impacts.stepTexts.reviewQuestion'),
    lead: say('impacts.stepTexts.reviewHint'),
  },
};

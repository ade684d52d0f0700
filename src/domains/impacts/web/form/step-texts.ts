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
    question: say('impacts.stepTexts.whatDidYouDo'),
    lead: say('impacts.stepTexts.thisIsTheFirstThing'),
  },
  when: {
    name: say('impacts.stepTexts.whenAndWhere'),
    question: say('impacts.stepTexts.whenAndWhereDidIt'),
    lead: say('impacts.stepTexts.itCountsTowardsTheYear'),
  },
  goals: {
    name: say('impacts.stepTexts.goals'),
    question: say('impacts.stepTexts.whichGoalsDoesItSupport'),
    lead: say('impacts.stepTexts.chooseOneToFiveThat'),
  },
  people: {
    name: say('impacts.stepTexts.people'),
    question: say('impacts.stepTexts.whoTookPart'),
    lead: say('impacts.stepTexts.everyoneYouAddGetsThe'),
  },
  measures: {
    name: say('impacts.stepTexts.measures'),
    question: say('impacts.stepTexts.whatWereTheResults'),
    lead: say('impacts.stepTexts.addOnlyWhatYouCounted'),
  },
  pictures: {
    name: say('impacts.stepTexts.pictures'),
    question: say('impacts.stepTexts.doYouHavePictures'),
    lead: say('impacts.stepTexts.photosAndDocumentsHelpJudges'),
  },
  review: {
    name: say('impacts.stepTexts.review'),
    question: say('impacts.stepTexts.readyToSubmit'),
    lead: say('impacts.stepTexts.youCanStillEditIt'),
  },
};

import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'proof',
    label: say('impacts.declineTemplates.noEvidenceThatItTook'),
    text: say('impacts.declineTemplates.thePicturesAndDocumentsDont'),
  },
  {
    id: 'numbers',
    label: say('impacts.declineTemplates.theNumbersArentExplained'),
    text: say('impacts.declineTemplates.theNumbersAreHigherThan'),
  },
  {
    id: 'description',
    label: say('impacts.declineTemplates.theDescriptionIsTooShort'),
    text: say('impacts.declineTemplates.itIsntClearFromThe'),
  },
  {
    id: 'twice',
    label: say('impacts.declineTemplates.itWasLoggedTwice'),
    text: say('impacts.declineTemplates.thisSeemsToHaveBeen'),
  },
  {
    id: 'goals',
    label: say('impacts.declineTemplates.theGoalsDontMatch'),
    text: say('impacts.declineTemplates.theGoalsDontMatchThe'),
  },
  {
    id: 'private',
    label: say('impacts.declineTemplates.itShowsPeopleWhoMay'),
    text: say('impacts.declineTemplates.thePicturesShowPeopleWho'),
  },
];

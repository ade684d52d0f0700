/** Templates for reasons that help the owner resubmit. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'unclear',
    label: say('councils.declineTemplates.itIsntClearWhatThe'),
    text: say('councils.declineTemplates.itIsntClearFromThe'),
  },
  {
    id: 'exists',
    label: say('councils.declineTemplates.thereAlreadyOneLikeIt'),
    text: say('councils.declineTemplates.thereAlreadyACouncilFor'),
  },
  {
    id: 'title',
    label: say('councils.declineTemplates.theTitleIsMisleading'),
    text: say('councils.declineTemplates.theTitleDoesntMatchThe'),
  },
  {
    id: 'advertising',
    label: say('councils.declineTemplates.itAnAdvertisement'),
    text: say('councils.declineTemplates.theDescriptionAdvertisesA'),
  },
  {
    id: 'goals',
    label: say('councils.declineTemplates.theGoalsDontMatch'),
    text: say('councils.declineTemplates.theGoalsDontMatchThe'),
  },
  {
    id: 'cover',
    label: say('councils.declineTemplates.weCantShowTheCover'),
    text: say('councils.declineTemplates.theCoverShowsSomethingThat'),
  },
];

/** Templates for reasons that help the partner resubmit. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'unclear',
    label: say('opportunities.declineTemplates.itIsntClearWhatOffered'),
    text: say('opportunities.declineTemplates.itIsntClearFromThe'),
  },
  {
    id: 'who',
    label: say('opportunities.declineTemplates.itIsntClearWhoCan'),
    text: say('opportunities.declineTemplates.theDescriptionDoesntSayWho'),
  },
  {
    id: 'costs',
    label: say('opportunities.declineTemplates.successfulApplicantsHaveToPay'),
    text: say('opportunities.declineTemplates.itLooksAsThoughSuccessful'),
  },
  {
    id: 'deadline',
    label: say('opportunities.declineTemplates.theDeadlineIsTooSoon'),
    text: say('opportunities.declineTemplates.theDeadlineLeavesTooLittle'),
  },
  {
    id: 'link',
    label: say('opportunities.declineTemplates.theLinkIsWrong'),
    text: say('opportunities.declineTemplates.theLinkDoesntLeadTo'),
  },
  {
    id: 'goals',
    label: say('opportunities.declineTemplates.theGoalsDontMatch'),
    text: say('opportunities.declineTemplates.theGoalsDontMatchThe'),
  },
];

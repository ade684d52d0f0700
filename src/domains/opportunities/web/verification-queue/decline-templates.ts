/** Templates for reasons that help the partner resubmit. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/dialogs/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'unclear',
    label: say('opportunities.declineTemplates.unclear.label'),
    text: say('opportunities.declineTemplates.unclear.text'),
  },
  {
    id: 'who',
    label: say('opportunities.declineTemplates.eligibility.label'),
    text: say('opportunities.declineTemplates.eligibility.text'),
  },
  {
    id: 'costs',
    label: say('opportunities.declineTemplates.costs.label'),
    text: say('opportunities.declineTemplates.costs.text'),
  },
  {
    id: 'deadline',
    label: say('opportunities.declineTemplates.deadline.label'),
    text: say('opportunities.declineTemplates.deadline.text'),
  },
  {
    id: 'link',
    label: say('opportunities.declineTemplates.link.label'),
    text: say('opportunities.declineTemplates.link.text'),
  },
  {
    id: 'goals',
    label: say('opportunities.declineTemplates.goals.label'),
    text: say('opportunities.declineTemplates.goals.text'),
  },
];

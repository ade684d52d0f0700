/** Templates for reasons that help the owner resubmit. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/dialogs/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'unclear',
    label: say('councils.declineTemplates.unclear.label'),
    text: say('councils.declineTemplates.unclear.text'),
  },
  {
    id: 'exists',
    label: say('councils.declineTemplates.exists.label'),
    text: say('councils.declineTemplates.exists.text'),
  },
  {
    id: 'title',
    label: say('councils.declineTemplates.title.label'),
    text: say('councils.declineTemplates.title.text'),
  },
  {
    id: 'advertising',
    label: say('councils.declineTemplates.advertising.label'),
    text: say('councils.declineTemplates.advertising.text'),
  },
  {
    id: 'goals',
    label: say('councils.declineTemplates.goals.label'),
    text: say('councils.declineTemplates.goals.text'),
  },
  {
    id: 'cover',
    label: say('councils.declineTemplates.cover.label'),
    text: say('councils.declineTemplates.cover.text'),
  },
];

import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/dialogs/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'proof',
    label: say('impacts.declineTemplates.proof.label'),
    text: say('impacts.declineTemplates.proof.text'),
  },
  {
    id: 'numbers',
    label: say('impacts.declineTemplates.numbers.label'),
    text: say('impacts.declineTemplates.numbers.text'),
  },
  {
    id: 'description',
    label: say('impacts.declineTemplates.description.label'),
    text: say('impacts.declineTemplates.description.text'),
  },
  {
    id: 'twice',
    label: say('impacts.declineTemplates.duplicate.label'),
    text: say('impacts.declineTemplates.duplicate.text'),
  },
  {
    id: 'goals',
    label: say('impacts.declineTemplates.goals.label'),
    text: say('impacts.declineTemplates.goals.text'),
  },
  {
    id: 'private',
    label: say('impacts.declineTemplates.people.label'),
    text: say('impacts.declineTemplates.people.text'),
  },
];

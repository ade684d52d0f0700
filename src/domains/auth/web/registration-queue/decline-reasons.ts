/** Templates for reasons, which the person gets by email. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/dialogs/text-dialog.tsx';

export const DECLINE_REASONS: readonly TextTemplate[] = [
  {
    id: 'unclear',
    label: say('auth.registrationTemplates.unclear.label'),
    text: say('auth.registrationTemplates.unclear.text'),
  },
  {
    id: 'elsewhere',
    label: say('auth.registrationTemplates.elsewhere.label'),
    text: say('auth.registrationTemplates.elsewhere.text'),
  },
  {
    id: 'advertising',
    label: say('auth.registrationTemplates.advertising.label'),
    text: say('auth.registrationTemplates.advertising.text'),
  },
  {
    id: 'twice',
    label: say('auth.registrationTemplates.twice.label'),
    text: say('auth.registrationTemplates.twice.text'),
  },
];

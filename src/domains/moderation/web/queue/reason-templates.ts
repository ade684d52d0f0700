/** Reasons to start with. The person reads them, except on a dismissal. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/dialogs/text-dialog.tsx';

export const DISMISS_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'fine',
    label: say('moderation.reasonTemplates.withinRules.label'),
    text: say('moderation.reasonTemplates.withinRules.text'),
  },
  {
    id: 'changed',
    label: say('moderation.reasonTemplates.corrected.label'),
    text: say('moderation.reasonTemplates.corrected.text'),
  },
  {
    id: 'abuse',
    label: say('moderation.reasonTemplates.badFaith.label'),
    text: say('moderation.reasonTemplates.badFaith.text'),
  },
];

/** For showing what was held without a report. */
export const SHOW_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'fine',
    label: say('moderation.reasonTemplates.withinRules.label'),
    text: say('moderation.reasonTemplates.withinRules.text'),
  },
  {
    id: 'honest',
    label: say('moderation.reasonTemplates.notSpam.label'),
    text: say('moderation.reasonTemplates.notFlood.text'),
  },
];

export const ACT_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'respect',
    label: say('moderation.reasonTemplates.insults.label'),
    text: say('moderation.reasonTemplates.insults.text'),
  },
  {
    id: 'hate',
    label: say('moderation.reasonTemplates.hateful.label'),
    text: say('moderation.reasonTemplates.hateful.text'),
  },
  {
    id: 'false',
    label: say('moderation.reasonTemplates.untrue.label'),
    text: say('moderation.reasonTemplates.untrue.text'),
  },
  {
    id: 'private',
    label: say('moderation.reasonTemplates.private.label'),
    text: say('moderation.reasonTemplates.private.text'),
  },
  {
    id: 'offensive',
    label: say('moderation.reasonTemplates.shocking.label'),
    text: say('moderation.reasonTemplates.shocking.text'),
  },
  {
    id: 'spam',
    label: say('moderation.reasonTemplates.advertising.label'),
    text: say('moderation.reasonTemplates.advertising.text'),
  },
];

export const UPHOLD_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'same',
    label: say('moderation.reasonTemplates.upheld.label'),
    text: say('moderation.reasonTemplates.upheld.text'),
  },
];

export const OVERTURN_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'mistake',
    label: say('moderation.reasonTemplates.mistake.label'),
    text: say('moderation.reasonTemplates.mistake.text'),
  },
  {
    id: 'new',
    label: say('moderation.reasonTemplates.appealExplains.label'),
    text: say('moderation.reasonTemplates.appealExplains.text'),
  },
];

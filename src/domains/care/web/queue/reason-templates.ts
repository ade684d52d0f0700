/** Reasons to start with. The person reads them, except on a dismissal. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/dialogs/text-dialog.tsx';

export const DISMISS_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'fine',
    label: say('care.reasonTemplates.withinRules.label'),
    text: say('care.reasonTemplates.withinRules.text'),
  },
  {
    id: 'changed',
    label: say('care.reasonTemplates.corrected.label'),
    text: say('care.reasonTemplates.corrected.text'),
  },
  {
    id: 'abuse',
    label: say('care.reasonTemplates.badFaith.label'),
    text: say('care.reasonTemplates.badFaith.text'),
  },
];

/** For showing what was held without a report. */
export const SHOW_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'fine',
    label: say('care.reasonTemplates.withinRules.label'),
    text: say('care.reasonTemplates.withinRules.text'),
  },
  { id: 'honest', label: say('care.reasonTemplates.notSpam.label'), text: say('care.reasonTemplates.notFlood.text') },
];

export const ACT_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'respect',
    label: say('care.reasonTemplates.insults.label'),
    text: say('care.reasonTemplates.insults.text'),
  },
  {
    id: 'hate',
    label: say('care.reasonTemplates.hateful.label'),
    text: say('care.reasonTemplates.hateful.text'),
  },
  {
    id: 'false',
    label: say('care.reasonTemplates.untrue.label'),
    text: say('care.reasonTemplates.untrue.text'),
  },
  {
    id: 'private',
    label: say('care.reasonTemplates.private.label'),
    text: say('care.reasonTemplates.private.text'),
  },
  {
    id: 'offensive',
    label: say('care.reasonTemplates.shocking.label'),
    text: say('care.reasonTemplates.shocking.text'),
  },
  {
    id: 'spam',
    label: say('care.reasonTemplates.advertising.label'),
    text: say('care.reasonTemplates.advertising.text'),
  },
];

export const UPHOLD_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'same',
    label: say('care.reasonTemplates.upheld.label'),
    text: say('care.reasonTemplates.upheld.text'),
  },
];

export const OVERTURN_TEMPLATES: readonly TextTemplate[] = [
  { id: 'mistake', label: say('care.reasonTemplates.mistake.label'), text: say('care.reasonTemplates.mistake.text') },
  {
    id: 'new',
    label: say('care.reasonTemplates.appealExplains.label'),
    text: say('care.reasonTemplates.appealExplains.text'),
  },
];

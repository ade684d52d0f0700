/** Reasons to start with. The person reads them, except on a dismissal. */
import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DISMISS_TEMPLATES: readonly TextTemplate[] = [
  { id: 'fine', label: 'It’s within the rules', text: 'It doesn’t break the community rules.' },
  {
    id: 'changed',
    label: 'It has been corrected',
    text: 'It broke the community rules when it was reported, and has been corrected since.',
  },
  {
    id: 'abuse',
    label: 'The report isn’t in good faith',
    text: 'The reports aren’t about the content, but about a disagreement between the people involved.',
  },
];

/** Of what nobody has reported. */
export const SHOW_TEMPLATES: readonly TextTemplate[] = [
  { id: 'fine', label: 'It’s within the rules', text: 'It doesn’t break the community rules.' },
  { id: 'honest', label: 'It isn’t spam', text: 'It’s an honest part of the conversation, not a flood.' },
];

export const ACT_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'respect',
    label: 'It insults or harasses someone',
    text: 'It insults or harasses someone. Criticise what people do, not who they are.',
  },
  {
    id: 'hate',
    label: 'It’s hateful',
    text: 'It’s hateful towards a group of people. There’s no place for that here.',
  },
  {
    id: 'false',
    label: 'It’s untrue',
    text: 'It claims something that didn’t happen as described, or shows pictures from somewhere else. Log only what you did, with your own pictures.',
  },
  {
    id: 'private',
    label: 'It shows private information',
    text: 'It shows private information, or people who haven’t agreed to be shown.',
  },
  {
    id: 'offensive',
    label: 'It’s violent, sexual or shocking',
    text: 'It shows or describes something violent, sexual or shocking.',
  },
  {
    id: 'spam',
    label: 'It’s advertising',
    text: 'It advertises a product or an organisation, or repeats the same text.',
  },
];

export const UPHOLD_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'same',
    label: 'Nothing new',
    text: 'We looked at it again with your appeal in mind. It still breaks the community rules for the reason we gave.',
  },
];

export const OVERTURN_TEMPLATES: readonly TextTemplate[] = [
  { id: 'mistake', label: 'Our mistake', text: 'You’re right: we made a mistake. We’re sorry.' },
  {
    id: 'new',
    label: 'The appeal explains it',
    text: 'Your appeal explains what we couldn’t know. Thank you for taking the time.',
  },
];

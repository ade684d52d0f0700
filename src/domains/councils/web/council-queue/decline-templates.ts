/** Templates for reasons that help the owner resubmit. */
import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'unclear',
    label: 'It isn’t clear what the council does',
    text: 'It isn’t clear from the description what the council does. Please say what you do, where and how people can take part, then resubmit.',
  },
  {
    id: 'exists',
    label: 'There’s already one like it',
    text: 'There’s already a council for the same place and purpose. Please join it, or say what makes yours different and resubmit.',
  },
  {
    id: 'title',
    label: 'The title is misleading',
    text: 'The title doesn’t match the description, or suggests an organisation that this isn’t. Please choose another title and resubmit.',
  },
  {
    id: 'advertising',
    label: 'It’s an advertisement',
    text: 'The description advertises a product or an organisation. Councils are for people who act together. Please rewrite it and resubmit.',
  },
  {
    id: 'goals',
    label: 'The goals don’t match',
    text: 'The goals don’t match the description. Please choose the ones the council directly supports and resubmit.',
  },
  {
    id: 'cover',
    label: 'We can’t show the cover',
    text: 'The cover shows something that can’t be public, or a picture you don’t have the rights to. Please change or remove it and resubmit.',
  },
];

import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'proof',
    label: 'No evidence that it took place',
    text: 'The pictures and documents don’t show that this took place. Please add one that does, such as a photo from the day or a list of the people who took part, and resubmit.',
  },
  {
    id: 'numbers',
    label: 'The numbers aren’t explained',
    text: 'The numbers are higher than the description suggests. Please explain how they were counted and by whom, or correct them, and resubmit.',
  },
  {
    id: 'description',
    label: 'The description is too short',
    text: 'It isn’t clear from the description what was done. Please tell us who did what, where and with what result, and resubmit.',
  },
  {
    id: 'twice',
    label: 'It was logged twice',
    text: 'This seems to have been logged already, by you or by someone who took part with you. If it was a different occasion, please explain the difference and resubmit.',
  },
  {
    id: 'goals',
    label: 'The goals don’t match',
    text: 'The goals don’t match the description. Please choose those that it supports directly and resubmit.',
  },
  {
    id: 'private',
    label: 'It shows people who may not have agreed',
    text: 'The pictures show people who can be recognised, and it isn’t clear that they agreed to this. Please use other pictures, or confirm that you have their consent (for children, their parents’), and resubmit.',
  },
];

/** Reasons for a decline: what a reviewer may begin with, in words that help the owner to send it again. */
import type { ReasonTemplate } from '../../../../ui/queue/reason.ts';

export const DECLINE_TEMPLATES: readonly ReasonTemplate[] = [
  {
    id: 'proof',
    label: 'Nothing shows that it took place',
    text: 'The pictures and documents do not show that this took place. Please add one that does, such as a picture of the day or a list of those who took part, and send it again.',
  },
  {
    id: 'numbers',
    label: 'The numbers are not explained',
    text: 'The numbers are higher than the description explains. Please say how they were counted and by whom, or correct them, and send it again.',
  },
  {
    id: 'description',
    label: 'The description is too short',
    text: 'From the description we can not tell what was done. Please say who did what, where, and what came of it, and send it again.',
  },
  {
    id: 'twice',
    label: 'It was logged twice',
    text: 'This seems to be logged already, by you or by somebody who took part with you. If it is another occasion, please say what sets it apart and send it again.',
  },
  {
    id: 'goals',
    label: 'The goals do not fit',
    text: 'The goals do not fit what is described. Please choose those that it serves directly and send it again.',
  },
  {
    id: 'private',
    label: 'It shows people who may not have agreed',
    text: 'The pictures show people who can be recognised, children among them, and nothing says that they agreed. Please use other pictures, or say that you have their consent, and send it again.',
  },
];

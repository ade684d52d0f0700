/** Reasons for a decline: what an Admin may begin with, in words that help the partner to send it again. */
import type { ReasonTemplate } from '../../../../ui/queue/reason.ts';

export const DECLINE_TEMPLATES: readonly ReasonTemplate[] = [
  {
    id: 'unclear',
    label: 'It is not clear what is offered',
    text: 'From the description we can not tell what somebody gets who is accepted. Please say what is offered, for how long, and what it covers, and send it again.',
  },
  {
    id: 'who',
    label: 'It is not clear who can apply',
    text: 'The description does not say who can apply and what is expected of them. Please name the conditions, such as age, place or training, and send it again.',
  },
  {
    id: 'costs',
    label: 'It costs those who are accepted',
    text: 'Whoever is accepted seems to have to pay for it. Please say which costs there are and who bears them, or take them away, and send it again.',
  },
  {
    id: 'deadline',
    label: 'The deadline is too near',
    text: 'The deadline leaves members too little time to apply, and you too little to decide. Please choose a later day and send it again.',
  },
  {
    id: 'link',
    label: 'The link does not lead to it',
    text: 'The link does not lead to a page about this opportunity. Please correct it or leave it out, and send it again.',
  },
  {
    id: 'goals',
    label: 'The goals do not fit',
    text: 'The goals do not fit what is described. Please choose those that it serves directly and send it again.',
  },
];

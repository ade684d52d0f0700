/** Reasons for a decline: what an Admin may begin with, in words that help the owner to send it again. */
import type { ReasonTemplate } from '../../../../ui/queue/reason.ts';

export const DECLINE_TEMPLATES: readonly ReasonTemplate[] = [
  {
    id: 'unclear',
    label: 'It is not clear what it does',
    text: 'From the description we can not tell what the council does together. Please say what you do, where, and how somebody could take part, and send it again.',
  },
  {
    id: 'exists',
    label: 'There is one like it',
    text: 'There is a council for the same place and the same purpose already. Please join it, or say what sets yours apart, and send it again.',
  },
  {
    id: 'title',
    label: 'The title misleads',
    text: 'The title promises something else than the description, or sounds like an organization that it is not. Please choose another one and send it again.',
  },
  {
    id: 'advertising',
    label: 'It advertises something',
    text: 'The description advertises a product or an organization. A council is for people who act together. Please rewrite it and send it again.',
  },
  {
    id: 'goals',
    label: 'The goals do not fit',
    text: 'The goals do not fit what is described. Please choose those that the council serves directly and send it again.',
  },
  {
    id: 'cover',
    label: 'The cover can not be shown',
    text: 'The cover shows something that can not be public, or that is not yours to show. Please take another picture or none, and send it again.',
  },
];

/** Templates for reasons that help the partner resubmit. */
import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DECLINE_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'unclear',
    label: 'It isn’t clear what’s offered',
    text: 'It isn’t clear from the description what successful applicants receive. Please say what’s offered, for how long and what it covers, then resubmit.',
  },
  {
    id: 'who',
    label: 'It isn’t clear who can apply',
    text: 'The description doesn’t say who can apply or what’s expected of them. Please add any conditions, such as age, location or training, then resubmit.',
  },
  {
    id: 'costs',
    label: 'Successful applicants have to pay',
    text: 'It looks as though successful applicants have to pay. Please say what the costs are and who covers them, or remove them, then resubmit.',
  },
  {
    id: 'deadline',
    label: 'The deadline is too soon',
    text: 'The deadline leaves too little time for members to apply and for you to decide. Please choose a later date and resubmit.',
  },
  {
    id: 'link',
    label: 'The link is wrong',
    text: 'The link doesn’t lead to a page about this opportunity. Please correct or remove it, then resubmit.',
  },
  {
    id: 'goals',
    label: 'The goals don’t match',
    text: 'The goals don’t match the description. Please choose the ones it directly supports and resubmit.',
  },
];

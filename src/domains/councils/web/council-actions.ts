/** Texts of the confirmations for actions on councils and members. */
import type { ActionTexts } from '#ui/confirm-dialog.tsx';

export const LEAVING: ActionTexts = {
  label: 'Leave',
  question: 'Leave this council?',
  brings: 'You’ll no longer see its resources. Your impacts aren’t affected. You can ask to join again.',
  confirm: 'Leave council',
  pending: 'Leaving',
  isDestructive: true,
};

export const TAKING_BACK: ActionTexts = {
  label: 'Withdraw request',
  question: 'Withdraw your request?',
  brings: 'The owner will no longer see it. You can ask to join again.',
  confirm: 'Withdraw request',
  pending: 'Withdrawing',
  isDestructive: true,
};

export const REMOVING: ActionTexts = {
  label: 'Remove',
  question: 'Remove this member?',
  brings:
    'They’ll no longer see its resources, and we’ll let them know here and by email. Their impacts aren’t affected. They can ask to join again.',
  confirm: 'Remove member',
  pending: 'Removing',
  isDestructive: true,
};

export const HANDING_OVER: ActionTexts = {
  label: 'Make owner',
  question: 'Transfer this council?',
  brings:
    'They’ll become the owner: they’ll decide who joins, and can edit or transfer the council. You’ll stay a member and can then leave. Only they can give it back.',
  confirm: 'Transfer council',
  pending: 'Transferring',
  isDestructive: false,
};

export const UNSHARING: ActionTexts = {
  label: 'Remove',
  question: 'Remove this resource?',
  brings: 'Members will no longer see it. If it’s a file, the person who uploaded it keeps it.',
  confirm: 'Remove resource',
  pending: 'Removing',
  isDestructive: true,
};

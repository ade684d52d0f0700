/** Texts of the confirmations for actions on councils and members. */
import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';

export const LEAVE_COUNCIL: ActionTexts = {
  label: say('councils.councilActions.leave'),
  question: say('councils.councilActions.leaveQuestion'),
  description: say('councils.councilActions.leaveConsequence'),
  confirm: say('councils.councilActions.leaveCouncil'),
  pending: say('councils.councilActions.leaving'),
  isDestructive: true,
};

export const WITHDRAW_REQUEST: ActionTexts = {
  label: say('councils.councilActions.withdrawRequest'),
  question: say('councils.councilActions.withdrawQuestion'),
  description: say('councils.councilActions.withdrawConsequence'),
  confirm: say('councils.councilActions.withdrawRequest'),
  pending: say('councils.councilActions.withdrawing'),
  isDestructive: true,
};

export const REMOVE_MEMBER: ActionTexts = {
  label: say('councils.councilActions.remove'),
  question: say('councils.councilActions.removeMemberQuestion'),
  description: say('councils.councilActions.removeMemberConsequence'),
  confirm: say('councils.councilActions.removeMember'),
  pending: say('councils.councilActions.removing'),
  isDestructive: true,
};

export const TRANSFER_COUNCIL: ActionTexts = {
  label: say('councils.councilActions.makeOwner'),
  question: say('councils.councilActions.transferQuestion'),
  description: say('councils.councilActions.transferConsequence'),
  confirm: say('councils.councilActions.transferCouncil'),
  pending: say('councils.councilActions.transferring'),
  isDestructive: false,
};

export const REMOVE_RESOURCE: ActionTexts = {
  label: say('councils.councilActions.remove'),
  question: say('councils.councilActions.removeResourceQuestion'),
  description: say('councils.councilActions.removeResourceConsequence'),
  confirm: say('councils.councilActions.removeResource'),
  pending: say('councils.councilActions.removing'),
  isDestructive: true,
};

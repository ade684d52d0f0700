/** Texts of an admin's actions on an account. */
import type { Account, AccountUpdateInput, Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';
import { isolate } from '#ui/shared/isolate.ts';

export type AccountAction = 'role' | 'deactivate' | 'reactivate';

export const ACTION_TEXTS: Record<AccountAction, ActionTexts> = {
  role: {
    label: say('administration.accountActions.changeRole'),
    question: say('administration.accountActions.changeRole'),
    description: say('administration.accountActions.changeRoleConsequence'),
    confirm: say('administration.accountActions.saveRole'),
    pending: say('administration.accountActions.savingRole'),
    isDestructive: false,
  },
  deactivate: {
    label: say('administration.accountActions.deactivate'),
    question: say('administration.accountActions.deactivateQuestion'),
    description: say('administration.accountActions.deactivateConsequence'),
    confirm: say('administration.accountActions.deactivateAccount'),
    pending: say('administration.accountActions.deactivating'),
    isDestructive: true,
  },
  reactivate: {
    label: say('administration.accountActions.reactivate'),
    question: say('administration.accountActions.reactivateQuestion'),
    description: say('administration.accountActions.reactivateConsequence'),
    confirm: say('administration.accountActions.reactivateAccount'),
    pending: say('administration.accountActions.reactivating'),
    isDestructive: false,
  },
};

export const availableActions = ({ isActive, erasedAt }: Account): AccountAction[] => {
  if (erasedAt !== null) return [];
  return isActive ? ['role', 'deactivate'] : ['reactivate', 'role'];
};

export const ERASURE_TEXTS: ActionTexts = {
  label: say('administration.erasure.label'),
  question: say('administration.erasure.question'),
  description: say('administration.erasure.consequence'),
  confirm: say('administration.erasure.confirm'),
  pending: say('administration.erasure.pending'),
  isDestructive: true,
};

export function bodyOf(action: AccountAction, role: Role, reason: string): AccountUpdateInput {
  const why = reason === '' ? {} : { reason };
  return action === 'role' ? { role, ...why } : { isActive: action === 'reactivate', ...why };
}

/** The undo of an action. A role that someone else has set since is left alone. */
export function undoOf(before: Account, done: Account, action: AccountAction): AccountUpdateInput {
  const reason = say('administration.accountActions.changeUndone');
  return action === 'role' ? { role: before.role, ifRole: done.role, reason } : { isActive: before.isActive, reason };
}

export function sayDone(action: AccountAction, name: string, { role }: Account): string {
  if (action === 'role') return say('administration.accountActions.roleChanged', { name: isolate(name), role });
  return action === 'deactivate'
    ? say('administration.accountActions.accountIsDeactivated', { name: isolate(name) })
    : say('administration.accountActions.reactivated', { name: isolate(name) });
}

/** Texts of an admin's actions on an account. */
import type { Account, AccountUpdateInput, Role } from '#generated/types.gen.ts';
import type { ActionTexts } from '#ui/confirm-dialog.tsx';
import { isolate } from '#ui/isolate.ts';

export type AccountAction = 'role' | 'deactivate' | 'reactivate';

export const ACCOUNT_DEEDS: Record<AccountAction, ActionTexts> = {
  role: {
    label: 'Change role',
    question: 'Change role',
    brings:
      'Takes effect immediately. Anything they created stays. We’ll notify them in the app and by email, with your reason.',
    confirm: 'Save role',
    pending: 'Saving role',
    isDestructive: false,
  },
  deactivate: {
    label: 'Deactivate',
    question: 'Deactivate this account',
    brings:
      'They’ll be logged out everywhere and can’t log in. Their profile is hidden and their picture removed; everything they published stays, under “Former member”. We’ll email them your reason. You can reactivate the account.',
    confirm: 'Deactivate account',
    pending: 'Deactivating',
    isDestructive: true,
  },
  reactivate: {
    label: 'Reactivate',
    question: 'Reactivate this account',
    brings:
      'They can log in again, and their name, profile and points are back; they’ll need to choose a new picture. We’ll email them.',
    confirm: 'Reactivate account',
    pending: 'Reactivating',
    isDestructive: false,
  },
};

export const offeredTo = ({ isActive }: Account): AccountAction[] =>
  isActive ? ['role', 'deactivate'] : ['reactivate', 'role'];

export function bodyOf(action: AccountAction, role: Role, reason: string): AccountUpdateInput {
  const why = reason === '' ? {} : { reason };
  return action === 'role' ? { role, ...why } : { isActive: action === 'reactivate', ...why };
}

/** The undo of an action. A role that someone else has set since is left alone. */
export function undoOf(before: Account, done: Account, action: AccountAction): AccountUpdateInput {
  const reason = 'Change undone.';
  return action === 'role' ? { role: before.role, ifRole: done.role, reason } : { isActive: before.isActive, reason };
}

export function sayDone(action: AccountAction, name: string, { role }: Account): string {
  if (action === 'role') return `${isolate(name)} is now ${role === 'Admin' ? 'an' : 'a'} ${role.toLowerCase()}`;
  return action === 'deactivate'
    ? `${isolate(name)}’s account is deactivated`
    : `${isolate(name)}’s account is active again`;
}

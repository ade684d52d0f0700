/** What an Admin can do with an account, in words. */
import type { Account, AccountUpdateInput, Role } from '../../../../../generated/types.gen.ts';
import type { DeedWords } from '../../../../ui/deed-question.tsx';

export type AccountDeed = 'role' | 'deactivate' | 'reactivate';

export const ACCOUNT_DEEDS: Record<AccountDeed, DeedWords> = {
  role: {
    label: 'Change the role',
    question: 'Change the role',
    brings:
      'It counts from the next thing the person does. What they made in the old role stays. They are told in the app and by mail, with your reason.',
    confirm: 'Change it',
    pending: 'Changing the role',
    isDestructive: false,
  },
  deactivate: {
    label: 'Deactivate',
    question: 'Deactivate this account',
    brings:
      'Every session ends at once and nobody can log in. The profile is hidden and its picture taken off; what the person published stays, under “Former member”. They get a mail with your reason. You can activate the account again.',
    confirm: 'Deactivate it',
    pending: 'Deactivating',
    isDestructive: true,
  },
  reactivate: {
    label: 'Activate again',
    question: 'Activate this account again',
    brings:
      'The person can log in, and the profile, the points and the name stand as before; a picture has to be chosen anew. They get a mail.',
    confirm: 'Activate it',
    pending: 'Activating',
    isDestructive: false,
  },
};

export const offeredTo = ({ isActive }: Account): AccountDeed[] =>
  isActive ? ['role', 'deactivate'] : ['reactivate', 'role'];

export function bodyOf(deed: AccountDeed, role: Role, reason: string): AccountUpdateInput {
  const why = reason === '' ? {} : { reason };
  return deed === 'role' ? { role, ...why } : { isActive: deed === 'reactivate', ...why };
}

/** What brings back what stood before the deed; another role that somebody has given since is left as it is. */
export function undoOf(before: Account, done: Account, deed: AccountDeed): AccountUpdateInput {
  const reason = 'Taken back right after.';
  return deed === 'role' ? { role: before.role, ifRole: done.role, reason } : { isActive: before.isActive, reason };
}

export function sayDone(deed: AccountDeed, name: string, { role }: Account): string {
  if (deed === 'role') return `${name} is ${role === 'Admin' ? 'an' : 'a'} ${role} now`;
  return deed === 'deactivate' ? `The account of ${name} is deactivated` : `The account of ${name} is active again`;
}

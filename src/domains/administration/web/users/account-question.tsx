import { useState } from 'react';
import { accountUpdateInputBounds } from '#generated/bounds/AccountUpdateInput.gen.ts';
import type { Account, Role } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { ACTION_TEXTS, type AccountAction } from './account-actions.ts';
import { ROLE_DESCRIPTIONS, ROLE_NAMES } from './account-texts.ts';
import { ROLES } from './user-filters.ts';

interface AccountQuestionProps {
  action: AccountAction;
  account: Account;
  isPending: boolean;
  error: unknown;
  onConfirm: (role: Role, reason: string) => void;
  onClose: () => void;
}

/** Asks for confirmation, with the new role and a reason. Reactivating needs no reason. */
export function AccountQuestion({ action, account, isPending, error, onConfirm, onClose }: AccountQuestionProps) {
  const others = ROLES.filter((one) => one !== account.role);
  const [role, setRole] = useState<Role | null>(null);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ role?: string; reason?: string }>({});
  const refused = useFormErrors(error, say('administration.accountQuestion.failed'));

  function confirm() {
    const found = {
      ...(action === 'role' && role === null && { role: say('administration.accountQuestion.error.roleMissing') }),
      ...(action !== 'reactivate' &&
        reason.trim() === '' && { reason: say('administration.accountQuestion.error.reasonMissing') }),
    };
    setFaults(found);
    if (found.role) document.getElementById('account-role')?.focus();
    else if (found.reason) document.getElementById('account-reason')?.focus();
    else onConfirm(role ?? account.role, reason.trim());
  }

  return (
    <ConfirmDialog
      words={ACTION_TEXTS[action]}
      subject={joinFacts([isolate(accountNameOf(account)), ROLE_NAMES[account.role]])}
      isPending={isPending}
      failure={sayErrors(refused)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {action === 'role' && (
        <Select
          name="account-role"
          label={say('administration.accountQuestion.newRole')}
          placeholder={say('administration.accountQuestion.rolePlaceholder')}
          hint={role ? ROLE_DESCRIPTIONS[role] : undefined}
          error={faults.role}
          options={others.map((one) => ({ value: one, label: ROLE_NAMES[one] }))}
          value={role ?? ''}
          autoFocus
          onChange={({ target }) => setRole(others.find((one) => one === target.value) ?? null)}
        />
      )}
      <TextArea
        name="account-reason"
        label={say('administration.accountQuestion.reason')}
        optional={action === 'reactivate'}
        hint={say('administration.accountQuestion.reasonHint')}
        error={faults.reason}
        value={reason}
        rows={3}
        maxLength={accountUpdateInputBounds.reason.maxLength}
        autoFocus={action !== 'role'}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

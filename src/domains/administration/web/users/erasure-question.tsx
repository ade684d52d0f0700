import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#generated/types.gen.ts';
import { eraseAccount } from '#generated/users/eraseAccount.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { ERASURE_TEXTS } from './account-actions.ts';
import { ROLE_NAMES } from './account-texts.ts';

/** Says what goes and what stays, and has the account's address typed: there is no way back. */
export function ErasureQuestion({ account, onClose }: { account: Account; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const erase = useMutation({
    mutationFn: () => eraseAccount({ path: { id: account.id }, body: { email: email.trim() } }),
    onSuccess: () => {
      toast({ message: say('administration.erasure.done'), tone: 'success' });
      onClose();
      // What the person left may be shown anywhere.
      void queryClient.invalidateQueries();
    },
  });
  const refused = useFormErrors(erase.error, say('administration.erasure.failed'));

  function confirm() {
    const isRight = email.trim().toLowerCase() === account.email.toLowerCase();
    setFault(isRight ? undefined : say('administration.erasure.mismatch', { email: isolate(account.email) }));
    if (isRight) erase.mutate();
    else document.getElementById('erasure-email')?.focus();
  }

  return (
    <ConfirmDialog
      words={ERASURE_TEXTS}
      subject={joinFacts([isolate(accountNameOf(account)), ROLE_NAMES[account.role]])}
      isPending={erase.isPending}
      failure={sayErrors(refused)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        name="erasure-email"
        type="email"
        autoComplete="off"
        label={say('administration.erasure.field')}
        hint={say('administration.erasure.hint', { email: isolate(account.email) })}
        error={fault}
        value={email}
        autoFocus
        onChange={({ target }) => setEmail(target.value)}
      />
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { MOST_IN_A_REASON, reasonFault } from '#ui/queue/reason.ts';
import { TextArea } from '#ui/text-area.tsx';
import { ADMIN_ACTIONS, type AdminAction } from './admin-action-texts.ts';

interface AdminQuestionProps {
  action: AdminAction;
  impact: Impact;
  isPending: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function AdminQuestion({ action, impact, isPending, error, onConfirm, onClose }: AdminQuestionProps) {
  const words = ADMIN_ACTIONS[action];
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const refused = useRefused(error, 'We couldn’t make this change. Check your connection and try again.');

  function confirm() {
    const found = words.needsReason ? reasonFault(reason) : undefined;
    setFault(found);
    if (found) document.getElementById('admin-reason')?.focus();
    else onConfirm(reason.trim());
  }

  return (
    <ConfirmDialog
      words={words}
      subject={impact.title}
      isPending={isPending}
      failure={sayErrors(refused)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {words.needsReason && (
        <TextArea
          name="admin-reason"
          label="Reason"
          hint="The owner and the judges will see this."
          error={fault}
          value={reason}
          maxLength={MOST_IN_A_REASON}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

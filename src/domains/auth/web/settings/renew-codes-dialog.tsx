import { useMutation } from '@tanstack/react-query';
import { renewRecoveryCodesMutation } from '#generated/auth/renewRecoveryCodes.gen.ts';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

interface RenewCodesDialogProps {
  onRenewed: () => void;
  onClose: () => void;
}

const WORDS: ActionTexts = {
  label: say('auth.secondStep.renew'),
  question: say('auth.renewCodes.title'),
  description: say('auth.renewCodes.lead'),
  confirm: say('auth.renewCodes.confirm'),
  pending: say('auth.renewCodes.making'),
  isDestructive: false,
};

export function RenewCodesDialog({ onRenewed, onClose }: RenewCodesDialogProps) {
  const renewing = useMutation({ ...renewRecoveryCodesMutation(), onSuccess: onRenewed });
  const refused = useFormErrors(renewing.error, say('auth.renewCodes.failed'));
  if (renewing.isSuccess) {
    return (
      <RecoveryCodesDialog title={say('auth.renewCodes.done')} codes={renewing.data.data.codes} onClose={onClose} />
    );
  }
  return (
    <ConfirmDialog
      words={WORDS}
      subject={say('auth.secondStep.recoveryCodes')}
      isPending={renewing.isPending}
      failure={sayErrors(refused)}
      onConfirm={() => renewing.mutate({})}
      onClose={onClose}
    />
  );
}

import { useMutation } from '@tanstack/react-query';
import { removePasskey } from '#generated/auth/removePasskey.gen.ts';
import type { Passkey } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { forgetPasskey } from './ask-for-passkey.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}

const REMOVE: ActionTexts = {
  label: say('auth.removePasskey.confirm'),
  question: say('auth.removePasskey.question'),
  description: say('auth.removePasskey.lead'),
  confirm: say('auth.removePasskey.confirm'),
  pending: say('auth.removePasskey.removing'),
  isDestructive: true,
};

export function RemovePasskeyDialog({ passkey, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const removing = useMutation({
    mutationFn: async () => {
      await removePasskey({ path: { id: passkey.id } });
      await forgetPasskey(passkey.credentialId);
    },
    onSuccess: onRemoved,
  });
  const refused = useFormErrors(removing.error, say('auth.removePasskey.failed'));
  return (
    <ConfirmDialog
      words={REMOVE}
      subject={passkey.name}
      isPending={removing.isPending}
      failure={refused.form}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    />
  );
}

import { useMutation } from '@tanstack/react-query';
import { endProgramToken } from '#generated/programs/endProgramToken.gen.ts';
import type { ProgramToken } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

interface EndTokenDialogProps {
  token: ProgramToken;
  onEnded: () => void;
  onClose: () => void;
}

const END: ActionTexts = {
  label: say('auth.programs.end'),
  question: say('auth.endToken.question'),
  description: say('auth.endToken.consequence'),
  confirm: say('auth.endToken.confirm'),
  pending: say('auth.endToken.ending'),
  isDestructive: true,
};

export function EndTokenDialog({ token, onEnded, onClose }: EndTokenDialogProps) {
  const ending = useMutation({
    mutationFn: async () => {
      await endProgramToken({ path: { id: token.id } }).catch((error: unknown) => {
        // One that has already ended counts as success.
        if (!(isApiError(error, 'refused') && error.status === 404)) throw error;
      });
    },
    onSuccess: onEnded,
  });
  const refused = useFormErrors(ending.error, say('auth.endToken.failed'));
  return (
    <ConfirmDialog
      words={END}
      subject={token.name}
      isPending={ending.isPending}
      failure={refused.form}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    />
  );
}

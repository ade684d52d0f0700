import { useMutation } from '@tanstack/react-query';
import { renamePasskeyMutation } from '#generated/auth/renamePasskey.gen.ts';
import { zPasskeyNameInput } from '#generated/schemas/PasskeyNameInput.gen.ts';
import type { Passkey } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onRenamed: () => void;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const renaming = useMutation({ ...renamePasskeyMutation(), onSuccess: onRenamed });
  const refused = useFormErrors(renaming.error, say('auth.renamePasskey.failed'));
  const form = useContractForm({
    schema: zPasskeyNameInput,
    defaultValues: { name: passkey.name },
    labels: { name: say('auth.renamePasskey.name') },
    refused,
  });
  const submit = form.handleSubmit((body) => renaming.mutate({ path: { id: passkey.id }, body }));
  return (
    <QuestionDialog
      title={say('auth.renamePasskey.title')}
      confirm={say('auth.renamePasskey.save')}
      underWay={renaming.isPending ? say('auth.renamePasskey.saving') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField {...form.field('name')} id="passkey-name" autoComplete="off" autoFocus />
    </QuestionDialog>
  );
}

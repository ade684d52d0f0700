import { useMutation } from '@tanstack/react-query';
import { removeAppFactorMutation } from '#generated/auth/removeAppFactor.gen.ts';
import { zRemoveAppFactorInput } from '#generated/schemas/RemoveAppFactorInput.gen.ts';
import { say } from '#languages/say.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface RemoveAppDialogProps {
  onRemoved: () => void;
  onClose: () => void;
}

const LABELS = { code: say('auth.removeApp.code') };

export function RemoveAppDialog({ onRemoved, onClose }: RemoveAppDialogProps) {
  const removing = useMutation({ ...removeAppFactorMutation(), onSuccess: onRemoved });
  const refused = useFormErrors(removing.error, say('auth.removeApp.failed'));
  const form = useContractForm({
    schema: zRemoveAppFactorInput,
    defaultValues: { code: '' },
    labels: LABELS,
    refused,
  });
  const submit = form.handleSubmit((body) => removing.mutate({ body }));
  return (
    <QuestionDialog
      title={say('auth.removeApp.title')}
      description={say('auth.removeApp.lead')}
      confirm={say('auth.secondStep.remove')}
      isDanger
      underWay={removing.isPending ? say('auth.removeApp.removing') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        {...form.field('code')}
        id="app-code"
        autoFocus
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint={say('auth.removeApp.codeHint')}
      />
    </QuestionDialog>
  );
}

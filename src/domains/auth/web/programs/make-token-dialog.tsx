import { useMutation } from '@tanstack/react-query';
import { makeProgramTokenMutation } from '#generated/programs/makeProgramToken.gen.ts';
import { zProgramTokenInput } from '#generated/schemas/ProgramTokenInput.gen.ts';
import type { MadeProgramToken } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ScopeFields } from './scope-fields.tsx';

interface MakeTokenDialogProps {
  isAdmin: boolean;
  onMade: (made: MadeProgramToken) => void;
  onClose: () => void;
}

const DAYS = [30, 90, 365] as const;
const LABELS = {
  name: say('auth.makeToken.name'),
  scopes: say('auth.makeToken.scopes'),
  days: say('auth.makeToken.days'),
};

export function MakeTokenDialog({ isAdmin, onMade, onClose }: MakeTokenDialogProps) {
  const making = useMutation({ ...makeProgramTokenMutation(), onSuccess: ({ data }) => onMade(data) });
  const refused = useFormErrors(making.error, say('auth.makeToken.failed'));
  const form = useContractForm({
    schema: zProgramTokenInput,
    defaultValues: { name: '', scopes: [], days: 90 },
    labels: LABELS,
    refused,
  });
  const submit = form.handleSubmit((body) => making.mutate({ body }));
  return (
    <QuestionDialog
      title={say('auth.makeToken.title')}
      description={say('auth.makeToken.lead')}
      confirm={say('auth.makeToken.make')}
      underWay={making.isPending ? say('auth.makeToken.making') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        id="token-name"
        autoComplete="off"
        autoFocus
        hint={say('auth.makeToken.nameHint')}
      />
      <Select
        {...form.field('days', { valueAsNumber: true })}
        id="token-days"
        options={DAYS.map((days) => ({ value: String(days), label: say('auth.makeToken.afterDays', { days }) }))}
      />
      <ScopeFields field={form.field('scopes')} isAdmin={isAdmin} />
    </QuestionDialog>
  );
}

import { zChangeEmailInput } from '#generated/schemas/ChangeEmailInput.gen.ts';
import type { ChangeEmailInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';

const LABELS = { email: say('auth.changeEmailForm.newEmail') };

interface ChangeEmailFormProps {
  refused: FormErrors;
  isPending: boolean;
  onSubmit: (values: ChangeEmailInput) => void;
}

export function ChangeEmailForm({ refused, isPending, onSubmit }: ChangeEmailFormProps) {
  const form = useContractForm({
    schema: zChangeEmailInput,
    defaultValues: { email: '' },
    labels: LABELS,
    refused,
  });
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)} errors={form.summary} attempt={form.attempt} failure={form.failure}>
      <FormFields isSending={isPending} className="space-y-6">
        <TextField {...form.field('email')} type="email" autoComplete="email" hint={say('auth.changeEmailForm.hint')} />
      </FormFields>
      <Button type="submit" pending={isPending} pendingLabel={say('auth.changeEmailForm.sending')}>
        {say('auth.changeEmailForm.send')}
      </Button>
    </Form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setSecondStepRuleMutation } from '#generated/auth/setSecondStepRule.gen.ts';
import { zSecondStepRuleInput } from '#generated/schemas/SecondStepRuleInput.gen.ts';
import type { Role, SecondStepRule } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';

const ROLES: readonly Role[] = ['Admin', 'Judge', 'Partner', 'Member'];
const DEFAULT_GRACE_DAYS = 14;
const LABELS = { roles: say('auth.ruleForm.roles'), graceDays: say('auth.ruleForm.graceDays') };

export function RuleForm({ rule }: { rule: SecondStepRule }) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    ...setSecondStepRuleMutation(),
    onSuccess: () => {
      toast({ message: say('auth.ruleForm.saved'), tone: 'success' });
      void makeStale(queryClient, 'factors', 'people');
    },
  });
  const refused = useFormErrors(saving.error, say('auth.ruleForm.failed'));
  const form = useContractForm({
    schema: zSecondStepRuleInput,
    defaultValues: {
      roles: rule.roles,
      graceDays: rule.roles.length > 0 ? rule.graceDays : DEFAULT_GRACE_DAYS,
    },
    labels: LABELS,
    refused,
  });
  const save = form.handleSubmit((body) => saving.mutate({ body }));
  const { label, error, ...roles } = form.field('roles');
  return (
    <Form onSubmit={save} errors={form.summary} attempt={form.attempt} failure={form.failure}>
      <FormFields isSending={saving.isPending} className="space-y-8">
        <Fieldset id="roles" legend={label} hint={say('auth.ruleForm.rolesHint')} error={error}>
          {ROLES.map((role) => (
            <Checkbox
              key={role}
              {...roles}
              id={`roles-${role}`}
              value={role}
              label={say('auth.secondStepRule.role', { role })}
            />
          ))}
        </Fieldset>
        <TextField
          {...form.field('graceDays', { valueAsNumber: true })}
          type="number"
          min={0}
          max={90}
          step={1}
          hint={say('auth.ruleForm.graceDaysHint')}
          autoComplete="off"
          className="max-w-md"
        />
      </FormFields>
      <Button type="submit" pending={saving.isPending} pendingLabel={say('auth.ruleForm.saving')}>
        {say('auth.ruleForm.save')}
      </Button>
    </Form>
  );
}

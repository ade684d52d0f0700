import { useMutation } from '@tanstack/react-query';
import { makeCredentialMilestoneMutation } from '#generated/credentials/makeCredentialMilestone.gen.ts';
import { updateCredentialMilestoneMutation } from '#generated/credentials/updateCredentialMilestone.gen.ts';
import { zCredentialMilestoneInput } from '#generated/schemas/CredentialMilestoneInput.gen.ts';
import type { CredentialMilestone, CredentialMilestoneInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { type ContractForm, useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const LABELS = {
  name: say('credentials.milestones.name'),
  points: say('credentials.milestones.pointsNeeded'),
  description: say('credentials.milestones.description'),
};
const HELP = { points: say('credentials.milestones.pointsInvalid') };

interface DialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function MakeMilestoneDialog({ onDone, onClose }: DialogProps) {
  const making = useMutation({ ...makeCredentialMilestoneMutation(), onSuccess: onDone });
  const form = useMilestoneForm({ name: '', points: undefined, description: '' }, making.error);
  const submit = form.handleSubmit((body) => making.mutate({ body }));
  return (
    <QuestionDialog
      title={say('credentials.milestones.makeTitle')}
      description={say('credentials.milestones.makeConsequence')}
      confirm={say('credentials.milestones.makeConfirm')}
      underWay={making.isPending ? say('credentials.milestones.saving') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MilestoneFields form={form} />
    </QuestionDialog>
  );
}

export function EditMilestoneDialog({
  milestone: { id, name, points, description },
  onDone,
  onClose,
}: DialogProps & { milestone: CredentialMilestone }) {
  const saving = useMutation({ ...updateCredentialMilestoneMutation(), onSuccess: onDone });
  const form = useMilestoneForm({ name, points, description }, saving.error);
  const submit = form.handleSubmit((body) => saving.mutate({ path: { id }, body }));
  return (
    <QuestionDialog
      title={say('credentials.milestones.editTitle')}
      description={say('credentials.milestones.editConsequence')}
      confirm={say('credentials.milestones.save')}
      underWay={saving.isPending ? say('credentials.milestones.saving') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MilestoneFields form={form} />
    </QuestionDialog>
  );
}

/** @param start without points while there are none. */
function useMilestoneForm(
  start: Omit<CredentialMilestoneInput, 'points'> & { points: number | undefined },
  error: Parameters<typeof useFormErrors>[0],
): ContractForm<CredentialMilestoneInput> {
  const refused = useFormErrors(error, say('credentials.milestones.saveFailed'));
  return useContractForm<CredentialMilestoneInput>({
    schema: zCredentialMilestoneInput,
    defaultValues: start,
    labels: LABELS,
    help: HELP,
    refused,
  });
}

const MilestoneFields = ({ form }: { form: ContractForm<CredentialMilestoneInput> }) => (
  <>
    <TextField
      {...form.field('name')}
      id="milestone-name"
      hint={say('credentials.milestones.nameHint')}
      autoComplete="off"
    />
    <TextField
      {...form.field('points', { valueAsNumber: true })}
      id="milestone-points"
      type="number"
      step={1}
      min={1}
      autoComplete="off"
    />
    <TextArea
      {...form.field('description')}
      id="milestone-description"
      hint={say('credentials.milestones.descriptionHint')}
      rows={3}
    />
  </>
);

import { useMutation } from '@tanstack/react-query';
import { retireCredentialMilestoneMutation } from '#generated/credentials/retireCredentialMilestone.gen.ts';
import type { CredentialMilestone } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

const RETIRE: ActionTexts = {
  label: say('credentials.milestones.retire'),
  question: say('credentials.milestones.retireQuestion'),
  description: say('credentials.milestones.retireConsequence'),
  confirm: say('credentials.milestones.retireConfirm'),
  pending: say('credentials.milestones.retiring'),
  isDestructive: true,
};

interface RetireMilestoneDialogProps {
  milestone: CredentialMilestone;
  onDone: () => void;
  onClose: () => void;
}

export function RetireMilestoneDialog({ milestone: { id, name }, onDone, onClose }: RetireMilestoneDialogProps) {
  const retiring = useMutation({ ...retireCredentialMilestoneMutation(), onSuccess: onDone });
  const refused = useFormErrors(retiring.error, say('credentials.milestones.retireFailed'));
  return (
    <ConfirmDialog
      words={RETIRE}
      subject={name}
      isPending={retiring.isPending}
      failure={refused.form}
      onConfirm={() => retiring.mutate({ path: { id } })}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { reportDecisionInputBounds } from '#generated/bounds/ReportDecisionInput.gen.ts';
import type { ReportCase, ReportDecisionInput, ReportOutcome } from '#generated/types.gen.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Radio } from '#ui/radio.tsx';
import { TextDialog } from '#ui/text-dialog.tsx';
import { isHeld, SUSPENSION_DAYS } from '../../model.ts';
import { ACT_TEMPLATES, DISMISS_TEMPLATES, SHOW_TEMPLATES } from './reason-templates.ts';

interface DecisionDialogProps {
  outcome: ReportOutcome;
  row: ReportCase;
  label: string;
  about: string;
  /** What was refused, so that nothing typed is lost. */
  start: ReportDecisionInput | null;
  onDecision: (decision: ReportDecisionInput) => void;
  onClose: () => void;
}

const DESCRIPTIONS: Record<ReportOutcome, string> = {
  dismissed: 'The person isn’t told. Those who reported it learn that it doesn’t break the rules.',
  hidden:
    'Only its owner and admins will still see it. The owner gets your reason here and by email, and can appeal once.',
  warned: 'The person gets your reason here and by email, and can appeal once.',
  suspended:
    'Until it ends by itself, the person can read but not write. They get your reason here and by email, and can appeal once.',
};

export function DecisionDialog({ outcome, row, label, about, start, onDecision, onClose }: DecisionDialogProps) {
  const [days, setDays] = useState<(typeof SUSPENSION_DAYS)[number]>(start?.days ?? 7);
  const [alsoHide, setAlsoHide] = useState(start?.alsoHide ?? true);
  const isDismissal = outcome === 'dismissed';
  const isPersonal = outcome === 'warned' || outcome === 'suspended';
  const mayHide = row.kind !== 'profile' && isPersonal;

  const decide = (reason: string) =>
    onDecision({
      outcome,
      reason,
      ...(outcome === 'suspended' && { days }),
      ...(mayHide && { alsoHide }),
    });

  return (
    <TextDialog
      title={`${label} ${isPersonal ? row.owner.name : about}`}
      description={explain(outcome, row)}
      confirm={label}
      isDanger={!isDismissal}
      templates={templatesFor(outcome, row)}
      start={start?.reason ?? ''}
      field={{
        name: 'reason',
        label: 'Reason',
        hint: isDismissal ? 'For other admins. Ctrl + Enter to send.' : 'The person reads it. Ctrl + Enter to send.',
        most: reportDecisionInputBounds.reason.maxLength,
      }}
      missing="Give a reason."
      onText={decide}
      onClose={onClose}
    >
      {outcome === 'suspended' && (
        <Fieldset id="days" legend="For how long">
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            {SUSPENSION_DAYS.map((count) => (
              <Radio
                key={count}
                name="days"
                value={String(count)}
                label={count === 1 ? '1 day' : `${count} days`}
                checked={days === count}
                onChange={() => setDays(count)}
              />
            ))}
          </div>
        </Fieldset>
      )}
      {mayHide && (
        <Checkbox
          name="alsoHide"
          label={isHeld(row) ? `Hide the ${row.kind} rather than show it` : `Also hide the ${row.kind}`}
          checked={alsoHide}
          onChange={({ target }) => setAlsoHide(target.checked)}
        />
      )}
    </TextDialog>
  );
}

function explain(outcome: ReportOutcome, row: ReportCase): string {
  if (outcome !== 'dismissed' || !isHeld(row)) return DESCRIPTIONS[outcome];
  const those = row.reportCount > 0 ? ' Those who reported it learn that it doesn’t break the rules.' : '';
  return `The ${row.kind} is shown to everyone. The person isn’t told.${those}`;
}

function templatesFor(outcome: ReportOutcome, { reportCount }: ReportCase) {
  if (outcome !== 'dismissed') return ACT_TEMPLATES;
  return reportCount > 0 ? DISMISS_TEMPLATES : SHOW_TEMPLATES;
}

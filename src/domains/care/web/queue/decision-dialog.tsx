import { useState } from 'react';
import { reportDecisionInputBounds } from '#generated/bounds/ReportDecisionInput.gen.ts';
import type { ReportCase, ReportDecisionInput, ReportOutcome } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftTextDialog } from '#platform/browser/drafts/draft-text-dialog.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { isHeld, SUSPENSION_DAYS } from '../../model.ts';
import { isPersonal } from './decision-terms.ts';
import { ACT_TEMPLATES, DISMISS_TEMPLATES, SHOW_TEMPLATES } from './reason-templates.ts';

interface DecisionDialogProps {
  outcome: ReportOutcome;
  row: ReportCase;
  title: string;
  confirm: string;
  /** The decision that was undone or refused, so that nothing typed is lost. */
  start: ReportDecisionInput | null;
  onDecision: (decision: ReportDecisionInput) => void;
  onClose: () => void;
}

const DESCRIPTIONS: Record<ReportOutcome, string> = {
  dismissed: say('care.decisionDialog.consequence.dismissed'),
  hidden: say('care.decisionDialog.consequence.hidden'),
  warned: say('care.decisionDialog.consequence.warned'),
  suspended: say('care.decisionDialog.consequence.suspended'),
};

export function DecisionDialog({ outcome, row, title, confirm, start, onDecision, onClose }: DecisionDialogProps) {
  const [days, setDays] = useState<(typeof SUSPENSION_DAYS)[number]>(start?.days ?? 7);
  const [alsoHide, setAlsoHide] = useState(start?.alsoHide ?? true);
  const isDismissal = outcome === 'dismissed';
  const { kind } = row;
  const hideable = kind !== 'profile' && isPersonal(outcome) ? kind : null;

  const decide = (reason: string) =>
    onDecision({
      outcome,
      reason,
      ...(outcome === 'suspended' && { days }),
      ...(hideable && { alsoHide }),
    });

  return (
    <DraftTextDialog
      about={[row.id]}
      isHandedOver
      title={title}
      description={explain(outcome, row)}
      confirm={confirm}
      isDanger={!isDismissal}
      templates={templatesFor(outcome, row)}
      start={start?.reason ?? ''}
      field={{
        name: 'reason',
        label: say('care.decisionDialog.reason'),
        hint: isDismissal ? say('care.decisionDialog.adminsHint') : say('care.decisionDialog.personHint'),
        most: reportDecisionInputBounds.reason.maxLength,
      }}
      missing={say('care.decisionDialog.reasonMissing')}
      onText={decide}
      onClose={onClose}
    >
      {outcome === 'suspended' && (
        <Fieldset id="days" legend={say('care.decisionDialog.duration')}>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            {SUSPENSION_DAYS.map((count) => (
              <Radio
                key={count}
                name="days"
                value={String(count)}
                label={say('care.decisionDialog.days', { count })}
                checked={days === count}
                onChange={() => setDays(count)}
              />
            ))}
          </div>
        </Fieldset>
      )}
      {hideable && (
        <Checkbox
          name="alsoHide"
          label={
            isHeld(row)
              ? say('care.decisionDialog.keepHidden', { kind: hideable })
              : say('care.decisionDialog.hideToo', { kind: hideable })
          }
          checked={alsoHide}
          onChange={({ target }) => setAlsoHide(target.checked)}
        />
      )}
    </DraftTextDialog>
  );
}

function explain(outcome: ReportOutcome, row: ReportCase): string {
  if (outcome !== 'dismissed' || !isHeld(row)) return DESCRIPTIONS[outcome];
  const { kind, reportCount } = row;
  return reportCount > 0
    ? say('care.decisionDialog.shownAndReported', { kind })
    : say('care.decisionDialog.shown', { kind });
}

function templatesFor(outcome: ReportOutcome, { reportCount }: ReportCase) {
  if (outcome !== 'dismissed') return ACT_TEMPLATES;
  return reportCount > 0 ? DISMISS_TEMPLATES : SHOW_TEMPLATES;
}

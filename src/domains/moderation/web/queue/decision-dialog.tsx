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
  dismissed: say('moderation.decisionDialog.consequence.dismissed'),
  hidden: say('moderation.decisionDialog.consequence.hidden'),
  warned: say('moderation.decisionDialog.consequence.warned'),
  suspended: say('moderation.decisionDialog.consequence.suspended'),
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
        label: say('moderation.decisionDialog.reason'),
        hint: isDismissal ? say('moderation.decisionDialog.adminsHint') : say('moderation.decisionDialog.personHint'),
        most: reportDecisionInputBounds.reason.maxLength,
      }}
      missing={say('moderation.decisionDialog.reasonMissing')}
      onText={decide}
      onClose={onClose}
    >
      {outcome === 'suspended' && (
        <Fieldset id="days" legend={say('moderation.decisionDialog.duration')}>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            {SUSPENSION_DAYS.map((count) => (
              <Radio
                key={count}
                name="days"
                value={String(count)}
                label={say('moderation.decisionDialog.days', { count })}
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
              ? say('moderation.decisionDialog.keepHidden', { kind: hideable })
              : say('moderation.decisionDialog.hideToo', { kind: hideable })
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
    ? say('moderation.decisionDialog.shownAndReported', { kind })
    : say('moderation.decisionDialog.shown', { kind });
}

function templatesFor(outcome: ReportOutcome, { reportCount }: ReportCase) {
  if (outcome !== 'dismissed') return ACT_TEMPLATES;
  return reportCount > 0 ? DISMISS_TEMPLATES : SHOW_TEMPLATES;
}

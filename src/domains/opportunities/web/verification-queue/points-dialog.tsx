import { useEffect, useRef, useState } from 'react';
import { sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import { opportunityDecisionInputBounds } from '#generated/bounds/OpportunityDecisionInput.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { impactsMissing } from '../reach.ts';
import { readPoints } from '../read-points.ts';
import { suggestPoints } from './points-memory.ts';

interface PointsDialogProps {
  rows: readonly OpportunitySummary[];
  title: string;
  confirm: string;
  /** Points that were refused; else null. */
  start: number | null;
  onPoints: (points: number) => void;
  onClose: () => void;
}

/** Asks for the points needed, prefilled with the last value for this type. */
export function PointsDialog({ rows, title, confirm, start, onPoints, onClose }: PointsDialogProps) {
  const [first] = rows;
  const [suggested] = useState(() => (first ? suggestPoints(first.type.id) : null));
  const [typed, setTyped] = useState(String(start ?? suggested ?? ''));
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const points = readPoints(typed, opportunityDecisionInputBounds.pointsRequired.maximum);
  useEffect(() => input.current?.select(), []);

  function submit() {
    if (points !== null) return onPoints(points);
    setFault(say('opportunities.pointsDialog.pointsInvalid'));
    input.current?.focus();
  }

  return (
    <QuestionDialog
      title={title}
      description={say('opportunities.pointsDialog.membersCanApply', { count: rows.length })}
      confirm={confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={input}
        name="pointsRequired"
        label={say('opportunities.pointsDialog.pointsNeeded')}
        hint={
          suggested === null || !first
            ? undefined
            : say('opportunities.pointsDialog.lastNeeded', { type: sayType(first.type), points: suggested })
        }
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        suffix={say('opportunities.pointsDialog.points')}
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
        className="max-w-60"
      />
      <p role="status" className="min-h-6 text-muted">
        {points !== null && sayEffort(points)}
      </p>
    </QuestionDialog>
  );
}

const sayEffort = (points: number): string =>
  points === 0
    ? say('opportunities.pointsDialog.unrestricted')
    : say('opportunities.pointsDialog.effort', { ...impactsMissing(points) });

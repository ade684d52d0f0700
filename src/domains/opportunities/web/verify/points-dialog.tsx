import { useEffect, useRef, useState } from 'react';
import type { OpportunitySummary } from '../../../../../generated/types.gen.ts';
import { QuestionDialog } from '../../../../ui/question-dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { sayImpactsMissing } from '../reach.ts';
import { suggestPoints } from './points-memory.ts';

interface PointsDialogProps {
  rows: readonly OpportunitySummary[];
  about: string;
  onPoints: (points: number) => void;
  onClose: () => void;
}

const MOST_POINTS = 1_000_000_000;

/** An approval says how many points open it. What was last said for its kind stands there, marked, to be typed over. */
export function PointsDialog({ rows, about, onPoints, onClose }: PointsDialogProps) {
  const [first] = rows;
  const [suggested] = useState(() => (first ? suggestPoints(first.type.id) : null));
  const [typed, setTyped] = useState(suggested === null ? '' : String(suggested));
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const points = readPoints(typed);
  useEffect(() => input.current?.select(), []);

  function submit() {
    if (points !== null) return onPoints(points);
    setFault('Enter a whole number, 0 or more. 0 opens it to every member.');
    input.current?.focus();
  }

  return (
    <QuestionDialog
      title={`Approve ${about}`}
      description={`Members with so many points can apply. Points are not spent. ${
        rows.length > 1 ? 'The same holds for each of them.' : 'It becomes public at once.'
      }`}
      confirm={rows.length > 1 ? `Approve ${rows.length}` : 'Approve'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={input}
        name="pointsRequired"
        label="Points that open it"
        hint={
          suggested === null
            ? undefined
            : `The last ${first?.type.name.toLocaleLowerCase('en')} asked for ${suggested}.`
        }
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        suffix="points"
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

function readPoints(typed: string): number | null {
  const text = typed.replaceAll(/[\s,]/g, '');
  return /^\d+$/.test(text) && Number(text) <= MOST_POINTS ? Number(text) : null;
}

const sayEffort = (points: number): string =>
  points === 0 ? 'Open to every member.' : `A member gets there with ${sayImpactsMissing(points)}.`;

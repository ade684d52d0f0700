import { classNames } from '../../../../ui/class-names.ts';
import { ContourCover } from '../../../../ui/contour-cover.tsx';
import { Fieldset } from '../../../../ui/fieldset.tsx';
import { GOALS, type GoalName, goalColor } from '../../../goals/goals.ts';
import { MOST_GOALS } from '../../flows/impact-draft.ts';
import type { StepProps } from './step-props.ts';

export function GoalsStep({ draft: { sdgs }, change, faultOf }: StepProps) {
  const isFull = sdgs.length >= MOST_GOALS;
  function toggle(id: number, isChosen: boolean) {
    const next = isChosen ? [...sdgs, id] : sdgs.filter((one) => one !== id);
    change({ sdgs: next.sort((a, b) => a - b) });
  }
  return (
    <Fieldset
      id="sdgs"
      legend={`Goals, ${sdgs.length} of ${MOST_GOALS} chosen`}
      hint={isFull ? 'Take one away to choose another.' : undefined}
      error={faultOf('sdgs')}
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {GOALS.map((goal) => {
          const isChosen = sdgs.includes(goal.id);
          return (
            <li key={goal.id}>
              <GoalTile
                goal={goal}
                isChosen={isChosen}
                isDisabled={isFull && !isChosen}
                onToggle={(next) => toggle(goal.id, next)}
              />
            </li>
          );
        })}
      </ul>
    </Fieldset>
  );
}

interface GoalTileProps {
  goal: GoalName;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: (isChosen: boolean) => void;
}

/** The whole tile is the label of a native checkbox, so that keys and readers find what they know. */
function GoalTile({ goal: { id, shortTitle, title }, isChosen, isDisabled, onToggle }: GoalTileProps) {
  return (
    <label
      htmlFor={`goal-${id}`}
      title={title}
      className={classNames(
        'relative flex h-full cursor-pointer flex-col overflow-hidden rounded-r-lg border bg-raised transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-ink bg-selected' : 'border-line hover:border-control',
        isDisabled && 'cursor-default opacity-55',
      )}
    >
      <span className="flex" style={{ borderTop: `4px solid ${goalColor(id)}` }}>
        <ContourCover id={`goal ${id}`} colors={[goalColor(id)]} className="h-14 flex-1 sm:h-18" />
      </span>
      <span className="flex flex-1 items-start gap-2.5 p-3">
        <input
          type="checkbox"
          id={`goal-${id}`}
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onToggle(event.target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="min-w-0 text-sm leading-snug">
          <span className="text-muted tabular-nums">{id}</span> <span className="font-semibold">{shortTitle}</span>
        </span>
      </span>
    </label>
  );
}

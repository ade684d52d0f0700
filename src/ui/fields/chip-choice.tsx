import { type ReactNode, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { Fieldset } from './fieldset.tsx';
import type { ChoiceTile } from './tile-choice.tsx';

interface ChipChoiceProps {
  /** Target of the error summary. */
  id: string;
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Names each box: `goal` gives `goal-7`. */
  chipId: string;
  chips: readonly ChoiceTile[];
  chosen: readonly number[];
  /** Called with the chosen ids in ascending order. */
  onChange: (chosen: number[]) => void;
  max: number;
  /** The button that shows all of them. */
  more: string;
}

/** As many of the same as `TileChoice` offers, in little space: those that aren't chosen are shown on request. */
export function ChipChoice(props: ChipChoiceProps) {
  const { id, legend, hint, error, chipId, chips, chosen, onChange, max, more } = props;
  const [isOpen, setOpen] = useState(false);
  // They stay where they are, to be ticked again.
  const [unticked, setUnticked] = useState<readonly number[]>([]);
  const isFull = chosen.length >= max;
  const shown = chips.filter(({ id: chip }) => isOpen || chosen.includes(chip) || unticked.includes(chip));
  function toggle(chip: number, isChosen: boolean) {
    if (!isChosen) setUnticked([...unticked, chip]);
    const next = isChosen ? [...chosen, chip] : chosen.filter((one) => one !== chip);
    onChange(next.sort((a, b) => a - b));
  }
  return (
    <Fieldset id={id} legend={legend} hint={isFull ? say('ui.tileChoice.limitHint') : hint} error={error}>
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {shown.map((chip) => (
            <li key={chip.id}>
              <Chip
                inputId={`${chipId}-${chip.id}`}
                chip={chip}
                isChosen={chosen.includes(chip.id)}
                isDisabled={isFull && !chosen.includes(chip.id)}
                onToggle={(isChosen) => toggle(chip.id, isChosen)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {more}
      </Button>
    </Fieldset>
  );
}

interface ChipProps {
  inputId: string;
  chip: ChoiceTile;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: (isChosen: boolean) => void;
}

/** The whole chip is the label of a native checkbox. */
const Chip = ({ inputId, chip: { id, name, title, color }, isChosen, isDisabled, onToggle }: ChipProps) => (
  <label
    htmlFor={inputId}
    title={title}
    className={classNames(
      'flex min-h-11 cursor-pointer items-center gap-2 rounded-e-md border border-s-4 bg-raised px-3 py-1.5 text-sm',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      isChosen ? 'border-ink bg-selected font-semibold' : 'border-line hover:border-control',
      isDisabled && 'cursor-default opacity-55',
    )}
    style={{ borderInlineStartColor: color }}
  >
    <input
      type="checkbox"
      id={inputId}
      checked={isChosen}
      disabled={isDisabled}
      onChange={(event) => onToggle(event.target.checked)}
      className="size-4 shrink-0"
    />
    <span>
      <span className="font-normal text-muted tabular-nums">{id}</span> {name}
    </span>
  </label>
);

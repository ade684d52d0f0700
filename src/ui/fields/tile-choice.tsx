import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { ContourCover } from '../drawn/contour-cover.tsx';
import { breakLongWords } from '../text/long-words.ts';
import { Fieldset } from './fieldset.tsx';

export interface ChoiceTile {
  id: number;
  name: string;
  /** The full title, as a tooltip. */
  title: string;
  /** A CSS colour that encodes the tile's meaning. */
  color: string;
}

interface TileChoiceProps {
  /** Target of the error summary. */
  id: string;
  /** Plural, e.g. “Goals”. */
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Names each box: `goal` gives `goal-7`. */
  tileId: string;
  tiles: readonly ChoiceTile[];
  chosen: readonly number[];
  /** Called with the chosen ids in ascending order. */
  onChange: (chosen: number[]) => void;
  /** How many can be chosen; all by default. */
  max?: number | undefined;
}

export function TileChoice(props: TileChoiceProps) {
  const { id, legend, hint, error, tileId, tiles, chosen, onChange, max = tiles.length } = props;
  const isFull = chosen.length >= max && max < tiles.length;
  function toggle(tile: number, isChosen: boolean) {
    const next = isChosen ? [...chosen, tile] : chosen.filter((one) => one !== tile);
    onChange(next.sort((a, b) => a - b));
  }
  return (
    <Fieldset
      id={id}
      legend={
        max < tiles.length
          ? say('ui.tileChoice.chosenOf', { legend, count: chosen.length, most: max })
          : say('ui.tileChoice.chosen', { legend, count: chosen.length })
      }
      hint={isFull ? say('ui.tileChoice.limitHint') : hint}
      error={error}
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {tiles.map((tile) => {
          const isChosen = chosen.includes(tile.id);
          return (
            <li key={tile.id}>
              <Tile
                inputId={`${tileId}-${tile.id}`}
                tile={tile}
                isChosen={isChosen}
                isDisabled={isFull && !isChosen}
                onToggle={(next) => toggle(tile.id, next)}
              />
            </li>
          );
        })}
      </ul>
    </Fieldset>
  );
}

interface TileProps {
  inputId: string;
  tile: ChoiceTile;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: (isChosen: boolean) => void;
}

/** The whole tile is the label of a native checkbox. */
function Tile({ inputId, tile: { id, name, title, color }, isChosen, isDisabled, onToggle }: TileProps) {
  return (
    <label
      htmlFor={inputId}
      title={title}
      className={classNames(
        'relative flex h-full cursor-pointer flex-col overflow-hidden rounded-e-lg border bg-raised transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-ink bg-selected' : 'border-line hover:border-control',
        isDisabled && 'cursor-default opacity-55',
      )}
    >
      <span className="flex" style={{ borderTop: `4px solid ${color}` }}>
        <ContourCover id={inputId.replace('-', ' ')} colors={[color]} className="h-14 flex-1 sm:h-18" />
      </span>
      <span className="flex flex-1 items-start gap-2.5 p-3">
        <input
          type="checkbox"
          id={inputId}
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onToggle(event.target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="min-w-0 text-sm leading-snug">
          <span className="text-muted tabular-nums">{id}</span>{' '}
          <span className="font-semibold">{breakLongWords(name)}</span>
        </span>
      </span>
    </label>
  );
}

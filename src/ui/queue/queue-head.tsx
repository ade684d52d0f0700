import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { CloseIcon } from '../drawn/icons.tsx';
import { KeyCap } from '../keys/key-cap.tsx';
import { isAllSelected, NONE_SELECTED, toggleAll } from './queue-selection.ts';
import type { QueueSelection } from './queue-types.ts';

interface QueueHeadProps<Row> {
  heading: ReactNode;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: QueueSelection<Row> | undefined;
  onHelp: () => void;
}

/** Sticky above the rows: their number, or actions on the selected ones. */
export function QueueHead<Row>({ heading, rows, rowKey, selection, onHelp }: QueueHeadProps<Row>) {
  const count = selection?.keys.size ?? 0;
  return (
    <div className="sticky top-0 z-10 flex min-h-14 items-center gap-x-1 border-b border-control bg-page">
      {selection && <TickAll selection={selection} rows={rows} rowKey={rowKey} />}
      {selection && count > 0 ? (
        <div className="flex min-w-0 flex-1 items-center gap-2 py-2">
          <span className="sr-only">{say('ui.queueHead.selected', { count })}</span>
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">{selection.actions}</div>
          <button
            type="button"
            aria-label={say('ui.queueHead.deselectAll')}
            onClick={() => selection.onChange(NONE_SELECTED)}
            className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
      ) : (
        <div className="flex min-w-0 flex-1 items-center justify-between gap-3 py-2">
          <div className="min-w-0">{heading}</div>
          <Button variant="quiet" size="sm" className="shrink-0 max-sm:hidden" onClick={onHelp}>
            {say('ui.queueHead.shortcuts')} <KeyCap>?</KeyCap>
          </Button>
        </div>
      )}
    </div>
  );
}

function TickAll<Row>({ selection, rows, rowKey }: Pick<QueueHeadProps<Row>, 'rows' | 'rowKey'> & TickAllProps<Row>) {
  const keys = rows.filter(selection.canSelect).map(rowKey);
  const isAll = isAllSelected(selection.keys, keys);
  const isSome = !isAll && keys.some((key) => selection.keys.has(key));
  return (
    <label className="ms-1 grid size-11 shrink-0 place-items-center">
      <span className="sr-only">{say('ui.queueHead.selectAll')}</span>
      <input
        type="checkbox"
        className="size-5"
        checked={isAll}
        disabled={keys.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        onChange={() => selection.onChange(toggleAll(selection.keys, keys, selection.max))}
      />
    </label>
  );
}

interface TickAllProps<Row> {
  selection: QueueSelection<Row>;
}

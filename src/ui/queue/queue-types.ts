import type { ReactNode } from 'react';
import type { Selection } from './queue-selection.ts';

/** A shortcut for the current or selected rows. */
export interface QueueCommand {
  /** One lower-case letter other than j, k and x. */
  key: string;
  /** Shown in the list of shortcuts. */
  label: string;
  run: () => void;
}

export interface QueueSelection<Row> {
  keys: Selection;
  max: number;
  canSelect: (row: Row) => boolean;
  onChange: (keys: Selection) => void;
  /** Actions on the selected rows, shown instead of the heading. */
  actions: ReactNode;
}

export interface QueuePanelParts<Row> {
  title: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
  /** The buttons, primary first; null if there is nothing to do. */
  actions: (row: Row) => ReactNode;
}

export interface QueueProps<Row> {
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A row's name in texts. */
  rowTitle: (row: Row) => string;
  /** The row's content, without controls, since the row is a button. */
  renderRow: (row: Row) => ReactNode;
  /** Decided rows show only their title and note. */
  isFolded?: ((row: Row) => boolean) | undefined;
  /** The outcome, below the row, with its own controls. */
  renderNote?: ((row: Row) => ReactNode) | undefined;
  /** The row that shortcuts act on and the panel shows. Defaults to the first. */
  current: string | null;
  onCurrent: (key: string) => void;
  /** Whether the sheet is open, on screens without room for the panel. */
  isOpen: boolean;
  onOpen: (key: string) => void;
  onClose: () => void;
  panel: QueuePanelParts<Row>;
  commands: readonly QueueCommand[];
  selection?: QueueSelection<Row> | undefined;
  /** Tables get the wider column and column heads. */
  shape?: 'queue' | 'table' | undefined;
  columnHeads?: ReactNode;
  /** At the top of the list. */
  heading: ReactNode;
  /** Below the last row. */
  footer?: ReactNode;
}

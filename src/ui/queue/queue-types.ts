import type { ReactNode } from 'react';
import type { Selection } from './queue-selection.ts';

/** What a letter does to the current row, or to the ticked ones. */
export interface QueueCommand {
  /** One small letter, other than j, k and x. */
  key: string;
  /** For the list of keys: what it does. */
  label: string;
  run: () => void;
}

export interface QueueSelection<Row> {
  keys: Selection;
  most: number;
  canSelect: (row: Row) => boolean;
  onChange: (keys: Selection) => void;
  /** What can be done to the ticked ones, shown in the place of the list's head. */
  actions: ReactNode;
}

export interface QueuePanelParts<Row> {
  title: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
  /** The buttons, the one that acts first; null where nothing is left to do. */
  actions: (row: Row) => ReactNode;
}

export interface QueueProps<Row> {
  /** Names the list for a screen reader. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names one row where it has to be named in words. */
  rowTitle: (row: Row) => string;
  /** What the row shows; no control in it, since the whole is one. */
  renderRow: (row: Row) => ReactNode;
  /** Done with: its title and its note on one line are enough. */
  isFolded?: ((row: Row) => boolean) | undefined;
  /** Below the row: what became of it, with controls of its own. */
  renderNote?: ((row: Row) => ReactNode) | undefined;
  /** The row that keys act on and that the panel shows; the first one unless told. */
  current: string | null;
  onCurrent: (key: string) => void;
  /** Where there is no room beside the list the panel is a sheet, and this opens it. */
  isOpen: boolean;
  onOpen: (key: string) => void;
  onClose: () => void;
  panel: QueuePanelParts<Row>;
  commands: readonly QueueCommand[];
  selection?: QueueSelection<Row> | undefined;
  /** A table has the wider part, and heads above its columns. */
  shape?: 'queue' | 'table' | undefined;
  columnHeads?: ReactNode;
  /** Beside the count, at the head of the list. */
  heading: ReactNode;
  /** Below the last row. */
  footer?: ReactNode;
}

/** A queue, declared: everything its page needs to know. */
import type { ComponentType, ReactNode } from 'react';
import type { PersonCard } from '#generated/types.gen.ts';
import type { Values } from '../../lists/fields.ts';
import type { FiltersProps } from '../../lists/filter-fields.tsx';
import type { Fields, ValuesOf } from '../../lists/filters.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { DecisionKind } from '../decision-kind.ts';
import type { Decidable } from '../held-decision.ts';
import type { QueueQuery } from './queue-list.ts';
import type { Paging } from './use-queue-address.ts';

/** What a queue gets from the page around it. */
export interface QueueSurroundings {
  /** The current count of pending rows; null if unknown. */
  waiting: number | null;
  /** A person's visible record, from other domains. */
  renderRecord: (person: PersonCard) => ReactNode;
}

export interface QueueScope extends QueueSurroundings {
  viewer: Viewer;
}

export interface QueueKind<
  Row extends Decidable,
  Verdict,
  F extends Fields,
  Changed = Row,
  Scope extends QueueSurroundings = QueueScope,
> extends DecisionKind<Row, Verdict, Changed> {
  filters: F;
  /** Options of filters that are only known on the page. */
  useOptions?: (values: ValuesOf<F>, paging: Paging, scope: Scope) => FiltersProps['options'];
  /** Rendered below the filters. */
  renderAbove?: (values: ValuesOf<F>) => ReactNode;
  /** The one with the pending rows has the id `waiting`. */
  views: (scope: Scope, values: ValuesOf<F>) => readonly QueueView[];
  read: (values: ValuesOf<F>, paging: Paging, scope: Scope) => QueueQuery<Row>;
  /** The row's content, without controls, since the row is a button. */
  Row: ComponentType<QueueRowProps<Row, ValuesOf<F>>>;
  /** The row's details. */
  Panel: ComponentType<QueuePanelProps<Row, Scope>>;
  /** Shown instead of the choices if there are none. */
  whyNot: (row: Row, scope: Scope) => string;
  /** The maximum number of rows for one `send`. */
  maxAtOnce: number;
  /** Whether the count of pending rows is right for these filters. */
  isCounted?: (values: ValuesOf<F>) => boolean;
}

export interface QueueView {
  id: string;
  /** Its tab, and the list's accessible name. */
  name: string;
  empty: QueueEmptyWords;
  /** Rows can't be selected. */
  isReadOnly?: boolean;
}

export interface QueueEmptyWords {
  title: string;
  text: string;
  /** To what decides whether there will be any. */
  link?: { to: string; label: string };
  /** When no rows match the filters. */
  noMatch: string;
}

export interface QueueRowProps<Row, RowValues = unknown> {
  row: Row;
  /** Whether it's decided or about to be. */
  isSettled: boolean;
  values: RowValues;
}

export interface QueuePanelProps<Row, Scope = QueueScope> {
  row: Row;
  scope: Scope;
}

/** The view in the address, or the only one. */
export function viewOf(views: readonly QueueView[], { view }: Values): QueueView {
  const found = views.find(({ id }) => id === view) ?? views[0];
  if (!found) throw new Error('This queue has no views');
  return found;
}

/** How many rows are pending in this view; null if unknown. */
export const countIn = <F extends Fields>(
  { isCounted = () => true }: { isCounted?: (values: ValuesOf<F>) => boolean },
  view: QueueView,
  { waiting }: QueueSurroundings,
  values: ValuesOf<F>,
): number | null => (isWaiting(view) && isCounted(values) ? waiting : null);

/** Whether it holds what is still to be decided. */
export const isWaiting = ({ id }: QueueView): boolean => id === 'waiting';

/** A queue with a page of its own. */
export interface PagedQueueKind<Row extends Decidable, Verdict, F extends Fields, Changed = Row>
  extends QueueKind<Row, Verdict, F, Changed> {
  lead: string;
  /** Beside the title. */
  renderActions?: (values: ValuesOf<F>) => ReactNode;
}

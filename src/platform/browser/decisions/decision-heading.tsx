import type { PageMeta } from '../../../../generated/types.gen.ts';
import { QueueHeading } from '../../../ui/queue/queue-heading.tsx';
import { useDebounced } from '../use-debounced.ts';
import type { DeskState } from './decision-desk.ts';
import type { DecisionTerms } from './decision-kind.ts';
import type { Decidable } from './held-decision.ts';

interface DecisionHeadingProps<Row extends Decidable, Verdict> extends Pick<DeskState<Row, Verdict>, 'fates'> {
  terms: DecisionTerms<Row, Verdict>;
  rows: readonly Row[];
  meta: PageMeta;
  /** How many there are by now; null where nobody counts. */
  waiting: number | null;
  isReloading: boolean;
  onReload: () => void;
}

const SETTLED_MS = 1_500;

/** Which these are, of how many, and whether more have come since they were loaded. */
export function DecisionHeading<Row extends Decidable, Verdict>(props: DecisionHeadingProps<Row, Verdict>) {
  const { terms, rows, meta, fates, waiting, isReloading, onReload } = props;
  const before = (meta.page - 1) * meta.pageSize;
  /** Those that have left the queue on the server, though their rows still stand. */
  const decided = rows.filter((row) => {
    const stage = fates.get(row.id)?.stage;
    return stage === 'done' || (stage === 'refused' && !terms.canDecide(row));
  }).length;
  // The two counts come a moment apart: only what stays is told.
  const isCounted = waiting !== null && meta.totalIsExact;
  const come = useDebounced(isCounted ? waiting + decided - meta.total : 0, SETTLED_MS);
  return (
    <QueueHeading
      first={before + 1}
      last={before + rows.length}
      total={meta.total}
      isExact={meta.totalIsExact}
      come={come}
      isReloading={isReloading}
      onReload={onReload}
    />
  );
}

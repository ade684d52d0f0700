import { QueueNote } from '#ui/queue/queue-note.tsx';
import { nameFate } from './decision-texts.ts';
import type { Decidable } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';

interface DecisionNoteProps<Row extends Decidable, Verdict> {
  row: Row;
  deciding: Deciding<Row, Verdict>;
  isFolded: boolean;
}

/** The decision's outcome, under a row. */
export function DecisionNote<Row extends Decidable, Verdict>(props: DecisionNoteProps<Row, Verdict>) {
  const { row, deciding, isFolded } = props;
  const { terms, desk, fates } = deciding;
  const fate = fates.get(row.id);
  if (!fate) return null;
  return (
    <QueueNote
      text={nameFate(terms, fate, row)}
      isInline={isFolded}
      isFailed={fate.stage === 'refused' || fate.stage === 'unanswered'}
      onUndo={fate.stage === 'held' ? () => desk.undo(fate.key) : undefined}
      onHold={(isHeld) => desk.hold(fate.key, isHeld)}
      onRetry={fate.stage === 'unanswered' ? () => desk.retry(fate.key) : undefined}
    />
  );
}

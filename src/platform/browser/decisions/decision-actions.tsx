import { QueueActions } from '#ui/queue/queue-actions.tsx';
import { QueueOutcome } from '#ui/queue/queue-outcome.tsx';
import { isChoiceFor } from './decision-kind.ts';
import { sayStatus } from './decision-texts.ts';
import type { Decidable } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';

interface DecisionActionsProps<Row extends Decidable, Verdict> {
  row: Row;
  deciding: Deciding<Row, Verdict>;
  whyNot: (row: Row) => string;
}

/** The panel's choices for a row, or why there are none. */
export function DecisionActions<Row extends Decidable, Verdict>(props: DecisionActionsProps<Row, Verdict>) {
  const { row, deciding, whyNot } = props;
  const { terms, desk, statuses, canDecide, actsOnSelection, choose, undo } = deciding;
  const status = statuses.get(row.id);
  if (canDecide(row)) {
    const choices = terms.choices.filter((choice) => isChoiceFor(choice, row));
    return (
      <>
        <QueueActions
          actions={choices.map((choice) => ({
            id: choice.id,
            label: choice.label,
            key: actsOnSelection ? undefined : choice.key,
            onPress: () => choose(choice, [row]),
          }))}
        />
        {status && <p className="min-w-48 flex-1 self-center text-sm">{sayStatus(terms, status, row)}</p>}
      </>
    );
  }
  return (
    <QueueOutcome
      text={status && status.stage !== 'refused' ? sayStatus(terms, status, row) : whyNot(row)}
      onUndo={status?.stage === 'held' ? () => undo(status.key) : undefined}
      onHold={(isHeld) => desk.hold(status?.key, isHeld)}
      onRetry={status?.stage === 'unanswered' ? () => desk.retry(status.key) : undefined}
    />
  );
}

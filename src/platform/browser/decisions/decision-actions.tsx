import { QueueActions } from '#ui/queue/queue-actions.tsx';
import { QueueOutcome } from '#ui/queue/queue-outcome.tsx';
import { isChoiceFor } from './decision-kind.ts';
import { nameFate } from './decision-texts.ts';
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
  const { terms, desk, fates, canDecide, isOnTicked, choose } = deciding;
  const fate = fates.get(row.id);
  if (canDecide(row)) {
    const choices = terms.choices.filter((choice) => isChoiceFor(choice, row));
    return (
      <>
        <QueueActions
          actions={choices.map((choice) => ({
            id: choice.id,
            label: choice.label,
            key: isOnTicked ? undefined : choice.key,
            onPress: () => choose(choice, [row]),
          }))}
        />
        {fate && <p className="min-w-48 flex-1 self-center text-sm">{nameFate(terms, fate, row)}</p>}
      </>
    );
  }
  return (
    <QueueOutcome
      text={fate && fate.stage !== 'refused' ? nameFate(terms, fate, row) : whyNot(row)}
      onUndo={fate?.stage === 'held' ? () => desk.undo(fate.key) : undefined}
      onHold={(isHeld) => desk.hold(fate?.key, isHeld)}
      onRetry={fate?.stage === 'unanswered' ? () => desk.retry(fate.key) : undefined}
    />
  );
}

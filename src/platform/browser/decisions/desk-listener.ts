/** Updates rows and shows messages when decisions are answered. */
import type { QueryClient } from '@tanstack/react-query';
import { say } from '#languages/say.ts';
import { dismissToast, listToasts, toast } from '#ui/feedback/toast.ts';
import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';
import type { DeskListener } from './decision-desk.ts';
import type { DecisionKind } from './decision-kind.ts';
import { choiceOf, nameRows } from './decision-texts.ts';
import type { Decidable, Decision, Outcome } from './held-decision.ts';

export function listenerFor<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
  queryClient: QueryClient,
): DeskListener<Row, Verdict, Changed> {
  const reportRefusals = createRefusalReporter(kind);
  return {
    onAnswered(decision, outcomes) {
      for (const { changed } of outcomes) if (changed) kind.keep(queryClient, changed);
      const refused = outcomes.filter(({ isDone }) => !isDone);
      reportRefusals(decision, refused);
      const unknown = refused.filter(({ changed }) => !changed).map(({ id }) => id);
      for (const row of decision.rows) if (unknown.includes(row.id)) void reread(kind, queryClient, row);
      void kind.forget(queryClient);
    },
    onUnanswered(decision, retry) {
      return toast({
        message: say('platform.decisionTexts.unansweredRows', { rows: nameRows(kind, decision.rows) }),
        detail: say('platform.deskListener.unansweredHint'),
        tone: 'danger',
        duration: null,
        action: { label: say('platform.deskListener.sendAgain'), onPress: retry },
      });
    },
  };
}

/** Longer than the undo window: the next refusal, which may join this one, comes only after it. */
const REFUSAL_MS = UNDO_WINDOW_MS + 5_000;

/** Refusals in quick succession, for example when someone else works on the same queue, share one message. */
function createRefusalReporter<Row extends Decidable, Verdict, Changed>(kind: DecisionKind<Row, Verdict, Changed>) {
  let shown: { toastId: number; choice: string | null; rows: readonly Row[] } | null = null;
  return (decision: Decision<Row, Verdict>, refused: readonly Outcome<Changed>[]): void => {
    const [first] = refused;
    const count = decision.rows.length;
    const { id: choice, about, several } = choiceOf(kind, decision);
    if (first === undefined) {
      if (count > 1 && several) toast({ message: several.done(kind.countOf(count)), tone: 'success' });
      return;
    }
    const before = listToasts().some(({ id }) => id === shown?.toastId) ? shown : null;
    const refusedRows = decision.rows.filter(({ id }) => refused.some((one) => one.id === id));
    const rows = [
      ...(before?.rows ?? []).filter(({ id }) => !refusedRows.some((row) => row.id === id)),
      ...refusedRows,
    ];
    const others = count - refused.length;
    const isSame = before === null || before.choice === choice;
    const named = nameRows(kind, rows);
    if (before) dismissToast(before.toastId);
    const toastId = toast({
      message: isSame
        ? about.notDone(named, rows.length)
        : say('platform.deskListener.notDecided', { rows: named, count: rows.length }),
      detail: rows.length === 1 ? first.message : sayReasons(others),
      tone: 'warning',
      duration: REFUSAL_MS,
    });
    shown = { toastId, choice: isSame ? choice : null, rows };
  };
}

const sayReasons = (others: number): string =>
  others === 0 ? say('platform.deskListener.refusedHint') : say('platform.deskListener.partlyRefusedHint', { others });

/** Someone else decided first, so fetch the row's current state. */
async function reread<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
  queryClient: QueryClient,
  row: Row,
): Promise<void> {
  try {
    const changed = await kind.reread?.(row);
    if (changed) kind.keep(queryClient, changed);
  } catch {
    // The row keeps the server's message; refreshing the queue shows the rest.
  }
}

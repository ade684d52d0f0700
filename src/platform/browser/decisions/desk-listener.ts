/** What an answer brings on the screen: rows as they stand now, and a message where somebody has to know. */
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast.ts';
import type { DeskListener } from './decision-desk.ts';
import type { DecisionKind } from './decision-kind.ts';
import { choiceOf, nameRows } from './decision-words.ts';
import type { Decidable, Decision, Outcome } from './held-decision.ts';

export function listenerFor<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
  queryClient: QueryClient,
): DeskListener<Row, Verdict, Changed> {
  return {
    onAnswered(decision, outcomes) {
      for (const { changed } of outcomes) if (changed) kind.keep(queryClient, changed);
      const refused = outcomes.filter(({ isDone }) => !isDone);
      tell(kind, decision, refused);
      for (const { id, changed } of refused) if (!changed) void reread(kind, queryClient, id);
      void kind.forget(queryClient);
    },
    onUnanswered(decision, retry) {
      toast({
        message: `No answer about ${nameRows(kind, decision.rows)}`,
        detail: 'The decision may not have arrived. Sending it again does no harm.',
        tone: 'danger',
        duration: null,
        action: { label: 'Send it again', onPress: retry },
      });
    },
  };
}

function tell<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
  decision: Decision<Row, Verdict>,
  refused: readonly Outcome<Changed>[],
): void {
  const [first, ...others] = refused;
  const count = decision.rows.length;
  const { done } = choiceOf(kind, decision);
  if (first === undefined) {
    if (count > 1) toast({ message: `${count} ${kind.plural} ${done}`, tone: 'success' });
    return;
  }
  const isAll = refused.length === count;
  const which = decision.rows.filter(({ id }) => refused.some((one) => one.id === id));
  toast({
    message: `${nameRows(kind, which)} ${which.length === 1 ? 'was' : 'were'} not ${done}`,
    detail:
      others.length === 0
        ? first.message
        : `The rows say why. ${isAll ? '' : `The other ${count - refused.length} went through.`}`,
    tone: 'warning',
    duration: 10_000,
  });
}

/** Somebody else came first: how the row stands now is the server's to say. */
async function reread<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
  queryClient: QueryClient,
  id: string,
): Promise<void> {
  try {
    const changed = await kind.reread?.(id);
    if (changed) kind.keep(queryClient, changed);
  } catch {
    // The row keeps what the answer said; loading the queue anew shows the rest.
  }
}

/** Texts about decisions, shared by all queues. */
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import type { OpenDecision, RowStatus } from './decision-desk.ts';
import type { Choice, DecisionTerms } from './decision-kind.ts';
import type { Decision } from './held-decision.ts';

export function nameRows<Row, Verdict>(
  { countOf, titleOf, areTitlesNames }: DecisionTerms<Row, Verdict>,
  rows: readonly Row[],
): string {
  const [first, ...others] = rows;
  if (first === undefined || others.length > 0) return countOf(rows.length);
  const title = isolate(titleOf(first));
  return areTitlesNames ? title : say('platform.decisionTexts.titled', { title });
}

export function nameOpen<Row, Verdict>(
  terms: DecisionTerms<Row, Verdict>,
  { stage, decision }: OpenDecision<Row, Verdict>,
): string {
  const rows = nameRows(terms, decision.rows);
  return stage === 'unanswered'
    ? say('platform.decisionTexts.unansweredRows', { rows })
    : choiceOf(terms, decision).about.doing(rows);
}

/** The outcome of a decision. */
export function sayStatus<Row, Verdict>(
  terms: DecisionTerms<Row, Verdict>,
  { stage, decision, message }: RowStatus<Row, Verdict>,
  row: Row,
): string {
  if (stage === 'refused') return message;
  if (stage === 'unanswered') return say('platform.decisionTexts.unanswered');
  const { doing, done } = choiceOf(terms, decision);
  if (stage !== 'done') return doing;
  return terms.describe?.(row, decision.verdict) ?? done ?? doing;
}

export function choiceOf<Row, Verdict>(
  { choices }: DecisionTerms<Row, Verdict>,
  { choice: id }: Decision<Row, Verdict>,
): Choice<Row, Verdict> {
  const choice = choices.find((one) => one.id === id);
  if (!choice) throw new Error(`No choice of this queue is called ${id}`);
  return choice;
}

/** Whether the row is decided or about to be. */
export function isSettled<Row, Verdict>(status: RowStatus<Row, Verdict> | undefined): boolean {
  return status !== undefined && status.stage !== 'refused';
}

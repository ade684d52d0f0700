import { type ReactNode, useEffect, useState } from 'react';
import { say } from '#languages/say.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { QueueCommand } from '#ui/queue/queue-types.ts';
import type { DecisionDesk, DeskState, RowStatus } from './decision-desk.ts';
import { type Choice, type ChoiceWords, type DecisionKind, type DecisionTerms, isChoiceFor } from './decision-kind.ts';
import { nameRows } from './decision-texts.ts';
import type { Decidable } from './held-decision.ts';
import type { SelectedRows } from './queue/use-selected-rows.ts';

interface DecidingOptions<Row extends Decidable, Verdict, Changed> {
  kind: DecisionKind<Row, Verdict, Changed>;
  sitting: { desk: DecisionDesk<Row, Verdict>; state: DeskState<Row, Verdict> };
  rows: readonly Row[];
  /** Defaults to the first row. */
  current: string | null;
  selected?: SelectedRows<Row>;
  goTo?: (id: string) => void;
  /** The rows' list. */
  list?: string;
  /** Called after each decision, for example to close the sheet. */
  onDecided?: (() => void) | undefined;
}

export interface Deciding<Row, Verdict> extends DeskState<Row, Verdict> {
  terms: DecisionTerms<Row, Verdict>;
  desk: DecisionDesk<Row, Verdict>;
  canDecide: (row: Row) => boolean;
  /** The selected rows, if any: choices are about them then, not about the current row. */
  selection: SelectedRows<Row> | null;
  choose: (choice: Choice<Row, Verdict>, rows: readonly Row[]) => void;
  /** Why a choice is off for these rows; null if it's on. */
  whyOff: (choice: Choice<Row, Verdict>, rows: readonly Row[]) => string | null;
  /** @param key the decision; by default the newest that can be undone. */
  undo: (key?: number) => void;
  commands: readonly QueueCommand[];
  dialog: ReactNode;
}

/** Decisions by shortcut or button, on the current or selected rows. */
export function useDeciding<Row extends Decidable, Verdict, Changed>(
  options: DecidingOptions<Row, Verdict, Changed>,
): Deciding<Row, Verdict> {
  const { kind, sitting, rows, current, selected, goTo, list, onDecided } = options;
  const { desk, state } = sitting;
  const [asked, setAsked] = useState<{ choice: Choice<Row, Verdict>; rows: readonly Row[] } | null>(null);
  const selection = selected && selected.rows.length > 0 ? selected : null;
  const row = rows.find(({ id }) => id === current) ?? rows[0];
  useEffect(() => {
    for (const choice of kind.choices) {
      // A failure here is reported when the dialog is needed.
      if ('question' in choice) choice.question.preload().catch(() => undefined);
    }
  }, [kind]);

  const canDecide = (one: Row) => isLeft(kind, one, state.statuses.get(one.id));

  function whyOff({ id, whyOff: why }: Choice<Row, Verdict>, chosen: readonly Row[]): string | null {
    const underWay = state.open
      .filter(({ decision }) => decision.choice === id)
      .flatMap(({ decision }) => decision.rows);
    return why?.([...underWay, ...chosen]) ?? null;
  }

  function choose(choice: Choice<Row, Verdict>, chosen: readonly Row[]) {
    if ('question' in choice) setAsked({ choice, rows: chosen });
    else decide(choice, chosen, choice.verdict);
  }

  function decide({ id }: Choice<Row, Verdict>, decided: readonly Row[], verdict: Verdict) {
    desk.decide({ rows: decided, choice: id, verdict, list });
    if (decided.some((one) => selected?.keys.has(one.id))) selected?.clear();
    setAsked(null);
    // Rows decided by their checkboxes leave the row that someone is reading.
    if (row === undefined || decided.some((one) => one.id === row.id)) goToNext();
    onDecided?.();
  }

  /** Moves to the next undecided row, wrapping around. */
  function goToNext() {
    const at = row ? rows.indexOf(row) : -1;
    const { statuses } = desk.getState();
    const isNext = (one: Row) => isLeft(kind, one, statuses.get(one.id));
    const next = rows.slice(at + 1).find(isNext) ?? rows.find(isNext);
    if (next) goTo?.(next.id);
  }

  /** Selected rows take precedence over the current one. */
  function press(choice: Choice<Row, Verdict>) {
    const chosen = selection?.rows ?? (row && canDecide(row) && isChoiceFor(choice, row) ? [row] : null);
    const why = chosen && whyOff(choice, chosen);
    if (why) return void toast({ message: why });
    if (chosen) return choose(choice, chosen);
    if (row && canDecide(row)) toast({ message: say('platform.useDeciding.notPossible', { choice: choice.label }) });
    else
      toast({
        message: row ? say('platform.useDeciding.undecidable') : say('platform.useDeciding.finished'),
      });
  }

  /** Goes back to the row, which the next key would otherwise miss. Several rows are selected again instead. */
  function undo(key?: number) {
    const undone = desk.undo(key);
    if (undone === null) toast({ message: say('platform.useDeciding.undoNone') });
    else if (undone.rows.length > 1) selected?.restore(undone.rows);
    else for (const { id } of undone.rows) goTo?.(id);
  }

  return {
    ...state,
    terms: kind,
    desk,
    canDecide,
    selection,
    choose,
    whyOff,
    undo,
    commands: [
      ...kind.choices.map((choice) => ({
        key: choice.key,
        label: choice.hint ?? choice.label,
        run: () => press(choice),
      })),
      { key: 'u', label: say('platform.useDeciding.undo'), run: () => undo() },
    ],
    dialog:
      asked &&
      'question' in asked.choice &&
      asked.choice.question.render({
        rows: asked.rows,
        former: formerOf(asked.choice, asked.rows, state),
        title: asked.choice.about.asking(nameRows(kind, asked.rows)),
        confirm: confirmOf(asked.choice, asked.rows.length),
        onAnswer: (verdict) => decide(asked.choice, asked.rows, verdict),
        onClose: () => setAsked(null),
      }),
  };
}

const confirmOf = ({ verb, label, several }: ChoiceWords, count: number): string =>
  (count > 1 && several?.confirm(count)) || (verb ?? label);

/** The verdict of this choice that was undone or refused for all of these rows at once. */
function formerOf<Row extends Decidable, Verdict>(
  choice: Choice<Row, Verdict>,
  rows: readonly Row[],
  { statuses, undone }: Pick<DeskState<Row, Verdict>, 'statuses' | 'undone'>,
): Verdict | null {
  const [first, ...others] = rows.map(({ id }) => undone.get(id) ?? refusedIn(statuses.get(id)));
  if (first?.choice !== choice.id) return null;
  return others.every((other) => other === first) ? first.verdict : null;
}

const refusedIn = <Row, Verdict>(status: RowStatus<Row, Verdict> | undefined) =>
  status?.stage === 'refused' ? status.decision : undefined;

/** Refused decisions can be retried if the row still allows it. */
function isLeft<Row, Verdict>(
  { canDecide }: DecisionTerms<Row, Verdict>,
  row: Row,
  status: RowStatus<Row, Verdict> | undefined,
): boolean {
  return canDecide(row) && (status === undefined || status.stage === 'refused');
}

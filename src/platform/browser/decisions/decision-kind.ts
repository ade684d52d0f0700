/** What a queue has to know about its rows and about what can be decided on them. */
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import type { SendDecision } from './decision-desk.ts';
import type { Decidable } from './held-decision.ts';

/** What can be decided, and what it is called. */
export interface DecisionTerms<Row, Verdict> {
  /** What many of the rows are called within a sentence: "impacts". */
  plural: string;
  titleOf: (row: Row) => string;
  /** In the order of their buttons, the one that acts first. */
  choices: readonly Choice<Row, Verdict>[];
  /** Whether it can be decided by the one who looks, as far as the row tells. */
  canDecide: (row: Row) => boolean;
  /** What a row that was decided says, when "You approved it" is not all. */
  describe?: (row: Row, verdict: Verdict) => string;
}

/** One for each sort of queue, and constant: a decision may be answered when its page is long gone. */
export interface DecisionKind<Row extends Decidable, Verdict, Changed = Row> extends DecisionTerms<Row, Verdict> {
  send: SendDecision<Row, Verdict, Changed>;
  /** How it stands now: asked when somebody else came first. Without it the row keeps what the refusal said. */
  reread?: (id: string) => Promise<Changed>;
  /** Puts what is known better into what was read before. */
  keep: (queryClient: QueryClient, changed: Changed) => void;
  /** Has other lists and counts read again when they are looked at. */
  forget: (queryClient: QueryClient) => Promise<unknown>;
}

interface ChoiceWords {
  id: string;
  /** One small letter, other than j, k, r, u and x, which every queue has. */
  key: string;
  /** "Approve": the button. */
  label: string;
  /** "Approving": while it can be undone. */
  doing: string;
  /** "approved": once it is done, within a sentence. */
  done: string;
  /** In the list of keys, where it says more than the label does. */
  hint?: string;
}

/** Decided at once, or after a question. */
export type Choice<Row, Verdict> = ChoiceWords & ({ verdict: Verdict } | { question: Question<Row, Verdict> });

/** A choice that was taken and still needs an answer. */
export interface Asked<Row, Verdict> {
  rows: readonly Row[];
  /** "Decline": the label of the choice. */
  label: string;
  /** What it is about, for a title: "“A hedge for the school”", or "3 impacts". */
  about: string;
  onAnswer: (verdict: Verdict) => void;
  onClose: () => void;
}

export interface Question<Row, Verdict> {
  render: (asked: Asked<Row, Verdict>) => ReactNode;
  /** Fetches its dialog ahead: whoever presses a key types on at once. */
  preload: () => Promise<unknown>;
}

/** A dialog of its own file, fetched when the queue is open. */
export function question<Row, Verdict, Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  propsOf: (asked: Asked<Row, Verdict>) => Props,
): Question<Row, Verdict> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return {
    preload: load,
    render: (asked) => createElement(Suspense, null, createElement(Dialog, propsOf(asked))),
  };
}

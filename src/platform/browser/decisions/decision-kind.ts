/** What a queue needs to know about its rows and decisions. */
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { say } from '#languages/say.ts';
import type { SendDecision } from './decision-desk.ts';
import type { Decidable } from './held-decision.ts';

/** The possible decisions and their names. */
export interface DecisionTerms<Row, Verdict> {
  /** The rows' name in a sentence: "impacts". */
  plural: string;
  titleOf: (row: Row) => string;
  /** In the order of their buttons, primary first. */
  choices: readonly Choice<Row, Verdict>[];
  /** Whether the viewer can decide this row. */
  canDecide: (row: Row) => boolean;
  /** Replaces "You approved it" on decided rows. */
  describe?: (row: Row, verdict: Verdict) => string;
}

/** One constant per type of queue, since answers may arrive after the page is gone. */
export interface DecisionKind<Row extends Decidable, Verdict, Changed = Row> extends DecisionTerms<Row, Verdict> {
  send: SendDecision<Row, Verdict, Changed>;
  /** Fetches the current state after a refusal. */
  reread?: (row: Row) => Promise<Changed | null>;
  /** Writes the answer into the cache. */
  keep: (queryClient: QueryClient, changed: Changed) => void;
  /** Invalidates other lists and counts. */
  forget: (queryClient: QueryClient) => Promise<unknown>;
}

interface ChoiceWords {
  id: string;
  /** One lower-case letter other than j, k, r, u and x. */
  key: string;
  /** "Approve": the button. */
  label: string;
  /** "Approving": while it can be undone. */
  doing: string;
  /** "approved": in a sentence, once done. */
  done: string;
  /** Replaces the label in the list of shortcuts. */
  hint?: string;
}

export const APPROVE = {
  id: 'approve',
  key: 'a',
  label: say('platform.decisionKind.approve'),
  doing: say('platform.decisionKind.approving'),
  done: 'approved',
} as const;
export const ACCEPT = {
  id: 'accept',
  key: 'a',
  label: say('platform.decisionKind.accept'),
  doing: say('platform.decisionKind.accepting'),
  done: 'accepted',
} as const;
export const DECLINE = {
  id: 'decline',
  key: 'd',
  label: say('platform.decisionKind.decline'),
  doing: say('platform.decisionKind.declining'),
  done: 'declined',
} as const;

/** With a fixed verdict, or with a dialog. */
export type Choice<Row, Verdict> = ChoiceWords & {
  /** Whether it's possible for this row; it is for every row that can be decided, if left out. */
  fits?: (row: Row) => boolean;
} & ({ verdict: Verdict } | { question: Question<Row, Verdict> });

export const isChoiceFor = <Row, Verdict>({ fits }: Choice<Row, Verdict>, row: Row): boolean => fits?.(row) ?? true;

/** A choice whose dialog is open. */
export interface Asked<Row, Verdict> {
  rows: readonly Row[];
  /** The verdict of the same choice that was refused, so that nothing typed for it is lost; else null. */
  refused: unknown;
  /** "Decline": the label of the choice. */
  label: string;
  /** Its subject, for the title: "“A hedge for the school”" or "3 impacts". */
  about: string;
  onAnswer: (verdict: Verdict) => void;
  onClose: () => void;
}

export interface Question<Row, Verdict> {
  render: (asked: Asked<Row, Verdict>) => ReactNode;
  /** Preloads the dialog, so that people can type straight after the shortcut. */
  preload: () => Promise<unknown>;
}

/** A lazily loaded dialog. */
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

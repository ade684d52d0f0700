/** What a queue needs to know about its rows and decisions. */
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { say } from '#languages/say.ts';
import type { SendDecision } from './decision-desk.ts';
import type { Decidable } from './held-decision.ts';

/** The possible decisions and their names. */
export interface DecisionTerms<Row, Verdict> {
  /** "3 impacts", within a sentence. */
  countOf: (count: number) => string;
  titleOf: (row: Row) => string;
  /** That title is a person's name, which isn't quoted. */
  areTitlesNames?: true;
  /** In the order of their buttons, primary first. */
  choices: readonly Choice<Row, Verdict>[];
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

export interface ChoiceWords {
  id: string;
  /** One lower-case letter other than j, k, r, u and x. */
  key: string;
  /** "Approve": the button. */
  label: string;
  /** "Approving": while it can be undone. */
  doing: string;
  /** "You approved it". Left out where every row is described. */
  done?: string;
  /** Its sentences about rows, which are named by a title in quotes or by their number. */
  about: {
    /** "Approve 3 impacts": the title of its dialog. */
    asking: (rows: string) => string;
    /** "Approving 3 impacts": while it can be undone. */
    doing: (rows: string) => string;
    /** "“A hedge for the school” was not approved". */
    notDone: (rows: string, count: number) => string;
  };
  /** Left out where rows are decided one by one. */
  several?: {
    /** "Approve 3": the button of its dialog. */
    confirm: (count: number) => string;
    /** "3 impacts approved". */
    done: (rows: string) => string;
  };
  /** Replaces the label on the button of its dialog. */
  verb?: string;
  /** Replaces the label in the list of shortcuts. */
  hint?: string;
}

export const APPROVE: ChoiceWords = {
  id: 'approve',
  key: 'a',
  label: say('platform.decisionKind.approve'),
  doing: say('platform.decisionKind.approving'),
  done: say('platform.decisionKind.done.approved'),
  about: {
    asking: (rows) => say('platform.decisionKind.approveRows', { rows }),
    doing: (rows) => say('platform.decisionKind.approvingRows', { rows }),
    notDone: (rows, count) => say('platform.decisionKind.notApproved', { rows, count }),
  },
  several: {
    confirm: (count) => say('platform.decisionKind.approveSeveral', { count }),
    done: (rows) => say('platform.decisionKind.approved', { rows }),
  },
};
/** Of a person, as is `DECLINE_PERSON`: “it” would be wrong. */
export const ACCEPT: ChoiceWords = {
  id: 'accept',
  key: 'a',
  label: say('platform.decisionKind.accept'),
  doing: say('platform.decisionKind.accepting'),
  done: say('platform.decisionKind.personAccepted'),
  about: {
    asking: (rows) => say('platform.decisionKind.acceptRows', { rows }),
    doing: (rows) => say('platform.decisionKind.acceptingRows', { rows }),
    notDone: (rows, count) => say('platform.decisionKind.notAccepted', { rows, count }),
  },
  several: {
    confirm: (count) => say('platform.decisionKind.acceptSeveral', { count }),
    done: (rows) => say('platform.decisionKind.accepted', { rows }),
  },
};
export const DECLINE: ChoiceWords = {
  id: 'decline',
  key: 'd',
  label: say('platform.decisionKind.decline'),
  doing: say('platform.decisionKind.declining'),
  done: say('platform.decisionKind.done.declined'),
  about: {
    asking: (rows) => say('platform.decisionKind.declineRows', { rows }),
    doing: (rows) => say('platform.decisionKind.decliningRows', { rows }),
    notDone: (rows, count) => say('platform.decisionKind.notDeclined', { rows, count }),
  },
  several: {
    confirm: (count) => say('platform.decisionKind.declineSeveral', { count }),
    done: (rows) => say('platform.decisionKind.declined', { rows }),
  },
};

export const DECLINE_PERSON: ChoiceWords = { ...DECLINE, done: say('platform.decisionKind.personDeclined') };

/** With a fixed verdict, or with a dialog. */
export type Choice<Row, Verdict> = ChoiceWords & {
  /** Whether it's possible for this row; it is for every row that can be decided, if left out. */
  fits?: (row: Row) => boolean;
  /**
   * Why it's off for these rows, and what to do about it; null if it's on. Rows on their way to the same decision are among
   * them.
   */
  whyOff?: (rows: readonly Row[]) => string | null;
} & ({ verdict: Verdict } | { question: Question<Row, Verdict> });

export const isChoiceFor = <Row, Verdict>({ fits }: Choice<Row, Verdict>, row: Row): boolean => fits?.(row) ?? true;

/** A choice whose dialog is open. */
export interface Asked<Row, Verdict> {
  rows: readonly Row[];
  /** The verdict of the same choice that was undone or refused, so that nothing typed for it is lost; else null. */
  former: unknown;
  /** "Decline “A hedge for the school”". */
  title: string;
  /** The button: "Decline", "Decline 3". */
  confirm: string;
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

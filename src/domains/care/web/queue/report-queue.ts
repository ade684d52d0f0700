/** Deciding on what was reported, and answering appeals. */

import type { QueryClient } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { appealAnswerInputBounds } from '#generated/bounds/AppealAnswerInput.gen.ts';
import { answerAppeal } from '#generated/care/answerAppeal.gen.ts';
import { decideReport } from '#generated/care/decideReport.gen.ts';
import { getReport, getReportQueryKey } from '#generated/care/getReport.gen.ts';
import { listReportsOptions, listReportsQueryKey } from '#generated/care/listReports.gen.ts';
import type { AppealAnswerInput, ReportCase, ReportDecisionInput, ReportOutcome } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/answers.ts';
import { type Choice, question } from '#platform/browser/decisions/decision-kind.ts';
import { declareQueue } from '#platform/browser/decisions/queue/declare-queue.tsx';
import { changeRow, rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
import type { RenderQueuePage } from '#platform/browser/decisions/queue/queue-work.ts';
import { askText } from '#platform/browser/decisions/text-question.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { isWaiting } from '../../lifecycle.ts';
import { INVOLVEMENT_TEXTS } from '../../model.ts';
import { STATE_NAMES } from '../state-names.ts';
import { isPersonal } from './decision-terms.ts';
import { OVERTURN_TEMPLATES, UPHOLD_TEMPLATES } from './reason-templates.ts';
import { reportFilters } from './report-filters.ts';
import { ReportPanel } from './report-panel.tsx';
import { ReportRow } from './report-row.tsx';

type Verdict = ReportDecisionInput | AppealAnswerInput;
type CaseChoice = Choice<ReportCase, Verdict>;

const isOpen = ({ state }: ReportCase) => state === 'open';

const decisionChoice = (
  outcome: ReportOutcome,
  words: Pick<CaseChoice, 'key' | 'label' | 'doing' | 'about'>,
): CaseChoice => ({
  ...words,
  id: outcome,
  fits: outcome === 'hidden' ? (row) => isOpen(row) && row.kind !== 'profile' : isOpen,
  question: question(
    async () => (await import('./decision-dialog.tsx')).DecisionDialog,
    ({ rows: [row], former, title: about, confirm, onAnswer, onClose }) => {
      if (!row) throw new Error('A decision is about a case');
      const title = isPersonal(outcome) ? words.about.asking(isolate(sayName(row.owner))) : about;
      return { outcome, row, title, confirm, start: decisionIn(former), onDecision: onAnswer, onClose };
    },
  ),
});

const answerChoice = (
  isUpheld: boolean,
  words: Pick<CaseChoice, 'id' | 'key' | 'label' | 'doing' | 'about'>,
): CaseChoice => ({
  ...words,
  fits: ({ state }) => state === 'appealed',
  question: askText(
    {
      templates: isUpheld ? UPHOLD_TEMPLATES : OVERTURN_TEMPLATES,
      field: {
        name: 'reason',
        label: say('care.reportQueue.reason'),
        hint: say('care.reportQueue.reasonHint'),
        most: appealAnswerInputBounds.reason.maxLength,
      },
      missing: say('care.reportQueue.reasonMissing'),
      description: () =>
        isUpheld ? say('care.reportQueue.consequence.upheld') : say('care.reportQueue.consequence.overturned'),
    },
    (reason) => ({ isUpheld, reason }),
  ),
});

const DISMISS = decisionChoice('dismissed', {
  key: 'd',
  label: say('care.reportQueue.dismiss'),
  doing: say('care.reportQueue.dismissing'),
  about: {
    asking: (rows) => say('care.reportQueue.dismissRows', { rows }),
    doing: (rows) => say('care.reportQueue.dismissingRows', { rows }),
    notDone: (rows) => say('care.reportQueue.notDismissed', { rows }),
  },
});
const HIDE = decisionChoice('hidden', {
  key: 'h',
  label: say('care.reportQueue.hide'),
  doing: say('care.reportQueue.hiding'),
  about: {
    asking: (rows) => say('care.reportQueue.hideRows', { rows }),
    doing: (rows) => say('care.reportQueue.hidingRows', { rows }),
    notDone: (rows) => say('care.reportQueue.notHidden', { rows }),
  },
});
const WARN = decisionChoice('warned', {
  key: 'w',
  label: say('care.reportQueue.warn'),
  doing: say('care.reportQueue.warning'),
  about: {
    asking: (person) => say('care.reportQueue.warnPerson', { person }),
    doing: (rows) => say('care.reportQueue.warningRows', { rows }),
    notDone: (rows) => say('care.reportQueue.notWarned', { rows }),
  },
});
const SUSPEND = decisionChoice('suspended', {
  key: 's',
  label: say('care.reportQueue.suspend'),
  doing: say('care.reportQueue.suspending'),
  about: {
    asking: (person) => say('care.reportQueue.suspendPerson', { person }),
    doing: (rows) => say('care.reportQueue.suspendingRows', { rows }),
    notDone: (rows) => say('care.reportQueue.notSuspended', { rows }),
  },
});
const UPHOLD = answerChoice(true, {
  id: 'uphold',
  key: 'p',
  label: say('care.reportQueue.keepDecision'),
  doing: say('care.reportQueue.keepingDecision'),
  about: {
    asking: (rows) => say('care.reportQueue.keepDecisionRows', { rows }),
    doing: (rows) => say('care.reportQueue.keepingRows', { rows }),
    notDone: (rows) => say('care.reportQueue.notKept', { rows }),
  },
});
const OVERTURN = answerChoice(false, {
  id: 'overturn',
  key: 'v',
  label: say('care.reportQueue.reverseDecision'),
  doing: say('care.reportQueue.reversingDecision'),
  about: {
    asking: (rows) => say('care.reportQueue.reverseDecisionRows', { rows }),
    doing: (rows) => say('care.reportQueue.reversingRows', { rows }),
    notDone: (rows) => say('care.reportQueue.notReversed', { rows }),
  },
});

const queueOf = (choices: readonly CaseChoice[]) =>
  declareQueue<ReportCase, Verdict, typeof reportFilters>({
    lead: say('care.reportQueue.intro'),
    countOf: (count) => say('care.reportQueue.counted', { count }),
    titleOf: ({ title }) => title,
    views: () => [
      {
        id: 'waiting',
        name: say('care.reportQueue.toDecide'),
        // Each decision is about a person, so it's made one at a time.
        isReadOnly: true,
        empty: {
          title: say('care.reportQueue.caughtUp'),
          text: say('care.reportQueue.caughtUpHint'),
          noMatch: say('care.reportQueue.pendingFiltered'),
        },
      },
      {
        id: 'all',
        name: say('care.reportQueue.all'),
        isReadOnly: true,
        empty: {
          title: say('care.reportQueue.empty'),
          text: say('care.reportQueue.emptyHint'),
          noMatch: say('care.reportQueue.allFiltered'),
        },
      },
    ],
    filters: reportFilters,
    read: ({ view, stage, ...values }, paging) => {
      const asked = view === 'waiting' ? ('waiting' as const) : stage;
      return rowsOf(listReportsOptions({ query: { ...values, ...paging, ...(asked && { stage: asked }) } }));
    },
    Row: ReportRow,
    Panel: ReportPanel,
    maxAtOnce: 1,
    choices,
    canDecide: ({ canDecide }) => canDecide,
    whyNot: ({ state, involvement }) => {
      if (!isWaiting(state)) return say('care.reportQueue.state', { state: STATE_NAMES[state] });
      return involvement === null ? say('care.reportQueue.appealIsOthers') : INVOLVEMENT_TEXTS[involvement];
    },
    describe: (_, verdict) => sayDone(verdict),
    send: ({ rows, verdict }) =>
      answerEach(rows, async ({ id }) => {
        const options = { ...KEEP_ALIVE, path: { id } };
        const { data } =
          'outcome' in verdict
            ? await decideReport({ ...options, body: verdict })
            : await answerAppeal({ ...options, body: verdict });
        return { message: data.message, changed: data.data };
      }),
    reread: async ({ id }) => (await getReport({ path: { id } })).data.data.report,
    keep: (queryClient, changed) => {
      changeRow<ReportCase>(queryClient, [listReportsQueryKey()], changed.id, () => changed);
      void queryClient.invalidateQueries({ queryKey: getReportQueryKey({ path: { id: changed.id } }) });
    },
    // What was hidden or shown may be in any list.
    forget: (queryClient: QueryClient) =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOfQueue(queryKey) }),
  });

const [{ _id: QUEUE_ID }] = listReportsQueryKey();
const isOfQueue = ([key]: readonly unknown[]) =>
  typeof key === 'object' && key !== null && '_id' in key && key._id === QUEUE_ID;

function sayDone(verdict: Verdict): string {
  if ('isUpheld' in verdict)
    return verdict.isUpheld ? say('care.reportQueue.done.kept') : say('care.reportQueue.done.reversed');
  return {
    dismissed: say('care.reportQueue.done.dismissed'),
    hidden: say('care.reportQueue.done.hidden'),
    warned: say('care.reportQueue.done.warned'),
    suspended: say('care.reportQueue.done.suspended', { days: verdict.days ?? 0 }),
  }[verdict.outcome];
}

const decisionIn = (verdict: unknown): ReportDecisionInput | null =>
  typeof verdict === 'object' && verdict && 'outcome' in verdict ? (verdict as ReportDecisionInput) : null;

const adminQueue = queueOf([DISMISS, HIDE, WARN, SUSPEND, UPHOLD, OVERTURN]);
/** Only admins suspend people and answer appeals. */
const judgeQueue = queueOf([DISMISS, HIDE, WARN]);

export const renderReportQueue: RenderQueuePage = (props) =>
  (props.viewer.role === 'Admin' ? adminQueue : judgeQueue).renderPage(props);

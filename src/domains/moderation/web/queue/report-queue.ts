/** Deciding on what was reported, and answering appeals. */

import { sayName } from '#domains/people/model.ts';
import { appealAnswerInputBounds } from '#generated/bounds/AppealAnswerInput.gen.ts';
import { answerAppeal } from '#generated/moderation/answerAppeal.gen.ts';
import { decideReport } from '#generated/moderation/decideReport.gen.ts';
import { getReport } from '#generated/moderation/getReport.gen.ts';
import { listReportsOptions, listReportsQueryKey } from '#generated/moderation/listReports.gen.ts';
import type { AppealAnswerInput, ReportCase, ReportDecisionInput, ReportOutcome } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { changeRow } from '#platform/browser/calls/cached-rows.ts';
import { isWorkedOn } from '#platform/browser/calls/stale.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { type Choice, question } from '#platform/browser/decisions/decision-kind.ts';
import { declareQueue } from '#platform/browser/decisions/queue/declare-queue.tsx';
import { rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
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
        label: say('moderation.reportQueue.reason'),
        hint: say('moderation.reportQueue.reasonHint'),
        most: appealAnswerInputBounds.reason.maxLength,
      },
      missing: say('moderation.reportQueue.reasonMissing'),
      description: () =>
        isUpheld
          ? say('moderation.reportQueue.consequence.upheld')
          : say('moderation.reportQueue.consequence.overturned'),
    },
    (reason) => ({ isUpheld, reason }),
  ),
});

const DISMISS = decisionChoice('dismissed', {
  key: 'd',
  label: say('moderation.reportQueue.dismiss'),
  doing: say('moderation.reportQueue.dismissing'),
  about: {
    asking: (rows) => say('moderation.reportQueue.dismissRows', { rows }),
    doing: (rows) => say('moderation.reportQueue.dismissingRows', { rows }),
    notDone: (rows) => say('moderation.reportQueue.notDismissed', { rows }),
  },
});
const HIDE = decisionChoice('hidden', {
  key: 'h',
  label: say('moderation.reportQueue.hide'),
  doing: say('moderation.reportQueue.hiding'),
  about: {
    asking: (rows) => say('moderation.reportQueue.hideRows', { rows }),
    doing: (rows) => say('moderation.reportQueue.hidingRows', { rows }),
    notDone: (rows) => say('moderation.reportQueue.notHidden', { rows }),
  },
});
const WARN = decisionChoice('warned', {
  key: 'w',
  label: say('moderation.reportQueue.warn'),
  doing: say('moderation.reportQueue.warning'),
  about: {
    asking: (person) => say('moderation.reportQueue.warnPerson', { person }),
    doing: (rows) => say('moderation.reportQueue.warningRows', { rows }),
    notDone: (rows) => say('moderation.reportQueue.notWarned', { rows }),
  },
});
const SUSPEND = decisionChoice('suspended', {
  key: 's',
  label: say('moderation.reportQueue.suspend'),
  doing: say('moderation.reportQueue.suspending'),
  about: {
    asking: (person) => say('moderation.reportQueue.suspendPerson', { person }),
    doing: (rows) => say('moderation.reportQueue.suspendingRows', { rows }),
    notDone: (rows) => say('moderation.reportQueue.notSuspended', { rows }),
  },
});
const UPHOLD = answerChoice(true, {
  id: 'uphold',
  key: 'p',
  label: say('moderation.reportQueue.keepDecision'),
  doing: say('moderation.reportQueue.keepingDecision'),
  about: {
    asking: (rows) => say('moderation.reportQueue.keepDecisionRows', { rows }),
    doing: (rows) => say('moderation.reportQueue.keepingRows', { rows }),
    notDone: (rows) => say('moderation.reportQueue.notKept', { rows }),
  },
});
const OVERTURN = answerChoice(false, {
  id: 'overturn',
  key: 'v',
  label: say('moderation.reportQueue.reverseDecision'),
  doing: say('moderation.reportQueue.reversingDecision'),
  about: {
    asking: (rows) => say('moderation.reportQueue.reverseDecisionRows', { rows }),
    doing: (rows) => say('moderation.reportQueue.reversingRows', { rows }),
    notDone: (rows) => say('moderation.reportQueue.notReversed', { rows }),
  },
});

const queueOf = (choices: readonly CaseChoice[]) =>
  declareQueue<ReportCase, Verdict, typeof reportFilters>({
    lead: say('moderation.reportQueue.intro'),
    countOf: (count) => say('moderation.reportQueue.counted', { count }),
    titleOf: ({ title }) => title,
    views: () => [
      {
        id: 'waiting',
        name: say('moderation.reportQueue.toDecide'),
        // Each decision is about a person, so it's made one at a time.
        isReadOnly: true,
        empty: {
          title: say('moderation.reportQueue.caughtUp'),
          text: say('moderation.reportQueue.caughtUpHint'),
          noMatch: say('moderation.reportQueue.pendingFiltered'),
        },
      },
      {
        id: 'all',
        name: say('moderation.reportQueue.all'),
        isReadOnly: true,
        empty: {
          title: say('moderation.reportQueue.empty'),
          text: say('moderation.reportQueue.emptyHint'),
          noMatch: say('moderation.reportQueue.allFiltered'),
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
      if (!isWaiting(state)) return say('moderation.reportQueue.state', { state: STATE_NAMES[state] });
      return involvement === null ? say('moderation.reportQueue.appealIsOthers') : INVOLVEMENT_TEXTS[involvement];
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
    keep: (queryClient, changed) =>
      changeRow<ReportCase>(queryClient, [listReportsQueryKey()], changed.id, () => changed),
    // What was hidden or shown may be in any list.
    forget: (queryClient) => queryClient.invalidateQueries({ predicate: (query) => !isWorkedOn(query) }),
  });

function sayDone(verdict: Verdict): string {
  if ('isUpheld' in verdict)
    return verdict.isUpheld ? say('moderation.reportQueue.done.kept') : say('moderation.reportQueue.done.reversed');
  return {
    dismissed: say('moderation.reportQueue.done.dismissed'),
    hidden: say('moderation.reportQueue.done.hidden'),
    warned: say('moderation.reportQueue.done.warned'),
    suspended: say('moderation.reportQueue.done.suspended', { days: verdict.days ?? 0 }),
  }[verdict.outcome];
}

const decisionIn = (verdict: unknown): ReportDecisionInput | null =>
  typeof verdict === 'object' && verdict && 'outcome' in verdict ? (verdict as ReportDecisionInput) : null;

const adminQueue = queueOf([DISMISS, HIDE, WARN, SUSPEND, UPHOLD, OVERTURN]);
/** Only admins suspend people and answer appeals. */
const judgeQueue = queueOf([DISMISS, HIDE, WARN]);

export const renderReportQueue: RenderQueuePage = (props) =>
  (props.viewer.role === 'Admin' ? adminQueue : judgeQueue).renderPage(props);

import { sayName } from '#domains/people/model.ts';
import type { ReportCase } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { isHeld } from '../../model.ts';
import { STATE_NAMES } from '../state-names.ts';

/** The decision on a case and the appeal against it; nothing for an open one. */
export function CaseDecision({ report }: { report: ReportCase }) {
  const { state, outcome, reason, decidedAt, decidedBy, suspendedUntil, appeal } = report;
  if (outcome === null || decidedAt === null) return report.isHidden ? <WhileOpen report={report} /> : null;
  return (
    <div className="space-y-4">
      <div className="border-s-4 border-control ps-4">
        <p className="font-semibold">
          {suspendedUntil ? (
            <Phrase
              text={say('moderation.caseDecision.suspendedUntil')}
              parts={{ day: () => <Day value={suspendedUntil} time /> }}
            />
          ) : (
            STATE_NAMES[outcome]
          )}
        </p>
        <Written text={reason} className="mt-1 max-w-prose" />
        <p className="mt-1 text-sm text-muted">
          {decidedBy && `${isolate(sayName(decidedBy))}${say('language.comma')}`}
          <Day value={decidedAt} time />
        </p>
      </div>
      {appeal && (
        <div className="border-s-4 border-accent ps-4">
          <p className="font-semibold">{say('moderation.caseDecision.appeal')}</p>
          <Written text={appeal.message} className="mt-1 max-w-prose" />
          <p className="mt-1 text-sm text-muted">
            <Day value={appeal.createdAt} time />
          </p>
        </div>
      )}
      {appeal?.answeredAt && (
        <div className="border-s-4 border-control ps-4">
          <p className="font-semibold">{STATE_NAMES[state]}</p>
          <Written text={appeal.answer} className="mt-1 max-w-prose" />
          <p className="mt-1 text-sm text-muted">
            <Day value={appeal.answeredAt} time />
          </p>
        </div>
      )}
    </div>
  );
}

const WhileOpen = ({ report }: { report: ReportCase }) =>
  isHeld(report) ? (
    <Notice title={say('moderation.caseDecision.held.title')}>{say('moderation.caseDecision.held.hint')}</Notice>
  ) : (
    <Notice tone="warning" title={say('moderation.caseDecision.hidden.title')}>
      {say('moderation.caseDecision.hidden.hint')}
    </Notice>
  );

import { useQuery } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { getReportOptions } from '#generated/moderation/getReport.gen.ts';
import type { Report, ReportCase, ReportDetail, ReportKind } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import type { QueuePanelProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { Written } from '#ui/text/written.tsx';
import { HOLD_NAMES, REASON_NAMES } from '../reason-names.ts';
import { STATE_NAMES } from '../state-names.ts';
import { CaseDecision } from './case-decision.tsx';
import { ReportedThing } from './reported-thing.tsx';

/** Everything needed to decide: what was reported and why, and what came before. */
export function ReportPanel({ row }: QueuePanelProps<ReportCase>) {
  const read = useQuery(getReportOptions({ path: { id: row.id } }));
  const { data, isError } = read;
  if (isError) {
    return <FailedRead of={read} level={3} className="mt-3" what={say('moderation.reportPanel.failed')} />;
  }
  if (!data) {
    return (
      <LoadingState label={say('moderation.reportPanel.loading')} className="mt-3">
        <SkeletonText lines={4} />
        <Skeleton className="mt-6 h-32 w-full" />
      </LoadingState>
    );
  }
  return <Whole detail={data.data} row={row} />;
}

function Whole({ detail, row }: { detail: ReportDetail; row: ReportCase }) {
  const { reports, earlier, ownerSuspendedUntil } = detail;
  return (
    <div className="mt-3 space-y-8">
      <CaseDecision report={row} />
      <ReportedThing detail={detail} row={row} />
      {row.heldFor && (
        <TitledSection id="held" title={say('moderation.reportPanel.heldAutomatically')} level={3} size="lg">
          <p className="mt-3 border-y border-line py-3 font-semibold">{HOLD_NAMES[row.heldFor]}</p>
        </TitledSection>
      )}
      {row.reportCount > 0 && <Reports count={row.reportCount} reports={reports} />}
      <TitledSection
        id="earlier"
        title={
          <Phrase
            text={say('moderation.reportPanel.earlierCases')}
            parts={{ name: () => <bdi>{sayName(row.owner)}</bdi> }}
          />
        }
        level={3}
        size="lg"
      >
        {ownerSuspendedUntil && ownerSuspendedUntil !== row.suspendedUntil && (
          <p className="mt-2 font-semibold">
            {say('moderation.reportPanel.suspendedUntil')} <Day value={ownerSuspendedUntil} time />
          </p>
        )}
        <EarlierCases cases={earlier} />
      </TitledSection>
    </div>
  );
}

const Reports = ({ count, reports }: { count: number; reports: readonly Report[] }) => (
  <TitledSection id="reports" title={say('moderation.reportPanel.reporters', { count })} level={3} size="lg">
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {reports.map((report) => (
        <OneReport key={report.id} report={report} />
      ))}
    </ul>
  </TitledSection>
);

const OneReport = ({ report: { reporter, reason, text, createdAt } }: { report: Report }) => (
  <li className="py-3">
    <p className="font-semibold">{REASON_NAMES[reason]}</p>
    {text && <Written text={text} className="mt-1 max-w-prose" />}
    <p className="mt-1 text-sm text-muted">
      <PersonName person={reporter} inNewTab />
      {say('language.comma')}
      <Ago value={createdAt} />
    </p>
  </li>
);

function EarlierCases({ cases }: { cases: readonly ReportCase[] }) {
  if (cases.length === 0) return <p className="mt-2 text-muted">{say('moderation.earlierCases.none')}</p>;
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {cases.map(({ id, kind, title, state, reason, heldFor, reportCount, createdAt }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{STATE_NAMES[state]}</span>
            <span className="text-sm text-muted">
              <Ago value={createdAt} isFirst />
              {say('language.comma')}
              {heldFor && reportCount === 0 && say('moderation.earlierCases.heldAutomatically')}
              {reportCount > 0 && say('moderation.earlierCases.reports', { reportCount })}
            </span>
          </p>
          <p className="mt-0.5 text-sm text-muted">{sayWhat(kind, title)}</p>
          {reason && <Written text={reason} className="mt-1 line-clamp-4 max-w-prose text-sm" />}
        </li>
      ))}
    </ul>
  );
}

function sayWhat(kind: ReportKind, title: string): string {
  if (kind === 'profile') return say('moderation.earlierCases.theProfile');
  return kind === 'comment' ? title : say('moderation.earlierCases.what', { kind, title: isolate(title) });
}

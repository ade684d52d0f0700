import { useQuery } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { getReportOptions } from '#generated/care/getReport.gen.ts';
import type { Report, ReportCase, ReportDetail } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import type { QueuePanelProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { HOLD_NAMES, REASON_NAMES } from '../reason-names.ts';
import { CaseDecision } from './case-decision.tsx';
import { EarlierCases } from './earlier-cases.tsx';
import { ReportedThing } from './reported-thing.tsx';

/** Everything needed to decide: what was reported and why, and what came before. */
export function ReportPanel({ row }: QueuePanelProps<ReportCase>) {
  const read = useQuery(getReportOptions({ path: { id: row.id } }));
  const { data, isError } = read;
  if (isError) {
    return (
      <FailedRead of={read} level={3} className="mt-3">
        {say('care.reportPanel.failed')}
      </FailedRead>
    );
  }
  if (!data) {
    return (
      <LoadingState label={say('care.reportPanel.loading')} className="mt-3">
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
        <section aria-labelledby="held">
          <h3 id="held" className="text-lg">
            {say('care.reportPanel.heldAutomatically')}
          </h3>
          <p className="mt-3 border-y border-line py-3 font-semibold">{HOLD_NAMES[row.heldFor]}</p>
        </section>
      )}
      {row.reportCount > 0 && <Reports count={row.reportCount} reports={reports} />}
      <section aria-labelledby="earlier">
        <h3 id="earlier" className="text-lg">
          <Phrase text={say('care.reportPanel.earlierCases')} parts={{ name: () => <bdi>{sayName(row.owner)}</bdi> }} />
        </h3>
        {ownerSuspendedUntil && ownerSuspendedUntil !== row.suspendedUntil && (
          <p className="mt-2 font-semibold">
            {say('care.reportPanel.suspendedUntil')} <Day value={ownerSuspendedUntil} time />
          </p>
        )}
        <EarlierCases cases={earlier} />
      </section>
    </div>
  );
}

const Reports = ({ count, reports }: { count: number; reports: readonly Report[] }) => (
  <section aria-labelledby="reports">
    <h3 id="reports" className="text-lg">
      {say('care.reportPanel.reporters', { count })}
    </h3>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {reports.map((report) => (
        <OneReport key={report.id} report={report} />
      ))}
    </ul>
  </section>
);

const OneReport = ({ report: { reporter, reason, text, createdAt } }: { report: Report }) => (
  <li className="py-3">
    <p className="font-semibold">{REASON_NAMES[reason]}</p>
    {text && (
      <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line text-start">
        {text}
      </p>
    )}
    <p className="mt-1 text-sm text-muted">
      <PersonName person={reporter} inNewTab />
      {say('language.comma')}
      <Ago value={createdAt} />
    </p>
  </li>
);

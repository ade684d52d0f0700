import { useQuery } from '@tanstack/react-query';
import { getUserImpactSummaryOptions } from '#generated/councils/getUserImpactSummary.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { ImpactGoals, ImpactYears } from './impact-charts.tsx';
import { TotalsList } from './totals-list.tsx';

export function OwnNumbers() {
  const { id } = useKnownViewer();
  const read = useQuery(getUserImpactSummaryOptions({ path: { id } }));
  const { data, isPending, isError } = read;
  const summary = data?.data;
  return (
    <TitledSection id="numbers" title={say('impacts.ownNumbers.yourResults')} size="2xl">
      {isPending && (
        <LoadingState label={say('impacts.ownNumbers.loading')} className="mt-6">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="mt-6 h-60 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} className="mt-6" what={say('impacts.ownNumbers.failed')} />}
      {summary?.totals.impacts === 0 && (
        <EmptyState
          level={3}
          title={say('impacts.ownNumbers.empty')}
          link={{ to: '/dashboard/impacts/new', label: say('impacts.ownNumbers.logImpact') }}
        >
          {say('impacts.ownNumbers.emptyHint')}
        </EmptyState>
      )}
      {summary && summary.totals.impacts > 0 && (
        <>
          <TotalsList totals={summary.totals} className="mt-6" />
          <ImpactYears years={summary.byYear} className="mt-12" />
          <ImpactGoals goals={summary.byGoal} className="mt-12" />
        </>
      )}
    </TitledSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import { GOALS, goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { getUserImpactSummaryOptions } from '#generated/councils/getUserImpactSummary.gen.ts';
import { listImpactsOptions } from '#generated/impacts/listImpacts.gen.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { formatNumber, joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf } from '../../model.ts';
import { TotalsList } from './totals-list.tsx';

const LATEST = 3;
const MAX_GOALS = 6;

/** A person's public impacts, for someone deciding on their request. */
export function PublicRecord({ person }: { person: PersonCard }) {
  const summary = useQuery(getUserImpactSummaryOptions({ path: { id: person.id } }));
  const latest = useQuery(listImpactsOptions({ query: { user: person.id, isVerified: true, page_size: LATEST } }));
  if (isRefusedFor(summary.error, 'not_found')) {
    return <p className="text-muted">{say('impacts.publicRecord.personLeft')}</p>;
  }
  if (summary.isError || latest.isError) {
    return <FailedRead of={[summary, latest]} level={3} what={say('impacts.publicRecord.failed')} />;
  }
  if (!summary.data || !latest.data) {
    return (
      <LoadingState label={say('impacts.publicRecord.loadingImpacts', { name: isolate(sayName(person)) })}>
        <SkeletonText lines={4} />
      </LoadingState>
    );
  }
  const { totals, byGoal } = summary.data.data;
  const served = byGoal.toSorted((a, b) => b.totals.impacts - a.totals.impacts).slice(0, MAX_GOALS);
  if (totals.impacts === 0) {
    return <p className="text-muted">{say('impacts.publicRecord.empty')}</p>;
  }
  return (
    <>
      <TotalsList totals={totals} />
      <p className="mt-6 flex flex-wrap gap-1.5">
        {served.map(({ sdg, totals: { impacts } }) => (
          <Badge key={sdg} swatch={goalColor(sdg)}>
            {joinFacts([GOALS[sdg - 1]?.shortTitle, formatNumber(impacts)])}
          </Badge>
        ))}
      </p>
      <ul className="mt-6 space-y-2">
        {latest.data.data.data.map((impact) => (
          <li key={impact.id} className="text-sm">
            <TextLink dir="auto" to={impactPathOf(impact)} target="_blank">
              {impact.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

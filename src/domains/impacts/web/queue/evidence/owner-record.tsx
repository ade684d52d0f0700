import { useQuery } from '@tanstack/react-query';
import { listImpactsOptions } from '#generated/impacts/listImpacts.gen.ts';
import type { ImpactSummary, PageMeta, PersonCard } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { sayCount } from '#platform/browser/lists/say-total.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { impactPathOf } from '../../../model.ts';
import { sayDays } from './changes-since-review.ts';
import { sayMeasures } from './measures.ts';

const LATEST = 3;

/** The owner's public impacts, for comparison. */
export function OwnerRecord({ owner, besides }: { owner: PersonCard; besides: string }) {
  const verified = useQuery(listImpactsOptions({ query: { user: owner.id, isVerified: true, page_size: LATEST + 1 } }));
  const declined = useQuery(listImpactsOptions({ query: { user: owner.id, isVerified: false, page_size: 1 } }));
  if (verified.isError || declined.isError) {
    return <FailedRead of={[verified, declined]} level={3} className="mt-3" what={say('impacts.ownerRecord.failed')} />;
  }
  if (!verified.data || !declined.data) {
    return (
      <LoadingState label={say('impacts.ownerRecord.loading')} className="mt-3">
        <SkeletonText lines={3} />
      </LoadingState>
    );
  }
  const { data, meta } = verified.data.data;
  return <Record {...{ meta }} declined={declined.data.data.meta} latest={data.filter(({ id }) => id !== besides)} />;
}

interface RecordProps {
  meta: PageMeta;
  declined: PageMeta;
  latest: readonly ImpactSummary[];
}

function Record({ meta, declined, latest }: RecordProps) {
  if (meta.total === 0 && declined.total === 0)
    return <p className="mt-2 text-muted">{say('impacts.ownerRecord.firstImpact')}</p>;
  return (
    <>
      <p className="mt-2">
        {say('impacts.ownerRecord.verifiedAndDeclined', { verified: sayCount(meta), declined: sayCount(declined) })}
      </p>
      <ul className="mt-2 space-y-2">
        {latest.slice(0, LATEST).map((impact) => (
          <li key={impact.id} className="text-sm">
            <TextLink dir="auto" to={impactPathOf(impact)} target="_blank">
              {impact.title}
            </TextLink>
            <span className="block text-muted">
              {[sayDays(impact.startDate, impact.endDate), sayMeasures(impact.measures)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

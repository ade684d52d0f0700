import { useQuery } from '@tanstack/react-query';
import { listMyImpactsOptions } from '#generated/impacts/listMyImpacts.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { impactPathOf } from '../../model.ts';
import { ImpactBadges } from '../impact-badges.tsx';

const MAX_SHOWN = 5;

/** The latest impacts with their state. */
export function WaitingImpacts() {
  const read = useQuery(listMyImpactsOptions({ query: { page_size: MAX_SHOWN } }));
  const { data, isPending, isError } = read;
  const impacts = data?.data.data ?? [];
  return (
    <TitledSection id="latest" title={say('impacts.waitingImpacts.heading')} className="min-w-0">
      {isPending && (
        <LoadingState label={say('impacts.waitingImpacts.loading')} className="mt-4">
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} className="mt-4" what={say('impacts.waitingImpacts.failed')} />}
      {data && impacts.length === 0 && (
        <p className="mt-3 max-w-prose text-muted">{say('impacts.waitingImpacts.empty')}</p>
      )}
      {impacts.length > 0 && (
        <>
          <ul className="mt-4 border-t border-line">
            {impacts.map((impact) => (
              <li key={impact.id} className="border-b border-line py-3">
                <TitleLink to={impactPathOf(impact)} title={impact.title} className="font-semibold" />
                <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                  <span>
                    {say('impacts.waitingImpacts.logged')} <Ago value={impact.createdAt} />
                  </span>
                  <ImpactBadges impact={impact} showsVerified />
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            <TextLink to="/dashboard/impacts">{say('impacts.waitingImpacts.all')}</TextLink>
            <TextLink to="/impacts">{say('impacts.waitingImpacts.seeEveryoneImpacts')}</TextLink>
          </p>
        </>
      )}
    </TitledSection>
  );
}

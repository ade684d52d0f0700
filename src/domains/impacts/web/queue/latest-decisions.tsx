import { useQuery } from '@tanstack/react-query';
import { listAllReviewsOptions } from '#generated/impacts/listAllReviews.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { reviewPathOf } from '../../model.ts';
import { decidedAt } from './decided-at.ts';
import { StateBadges } from './state-badges.tsx';

const SHOWN = 5;

/** What became of the impacts that the viewer decided last. Nothing before the first decision. */
export function LatestDecisions({ queuePath, className }: { queuePath: string; className?: string | undefined }) {
  const viewer = useKnownViewer();
  const read = useQuery(listAllReviewsOptions({ query: { reviewer: viewer.id, page_size: SHOWN, sort: 'newest' } }));
  const impacts = read.data?.data.data ?? [];
  if (read.data && impacts.length === 0) return null;
  return (
    <TitledSection id="latest-decisions" title={say('impacts.latestDecisions.title')} className={className}>
      {read.isPending && (
        <LoadingState label={say('impacts.latestDecisions.loading')} className="mt-4">
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {read.isError && <FailedRead of={read} level={3} className="mt-4" what={say('impacts.latestDecisions.failed')} />}
      {impacts.length > 0 && (
        <>
          <ul className="mt-4 border-t border-line">
            {impacts.map((impact) => (
              <Decided key={impact.id} impact={impact} at={decidedAt(impact, viewer.id)} />
            ))}
          </ul>
          <p className="mt-3">
            <TextLink to={`${queuePath}?view=mine`}>{say('impacts.latestDecisions.all')}</TextLink>
          </p>
        </>
      )}
    </TitledSection>
  );
}

const Decided = ({ impact, at }: { impact: Impact; at: string | undefined }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-3">
    <div className="min-w-0 flex-1 basis-48">
      <TextLink dir="auto" to={reviewPathOf(impact)}>
        {impact.title}
      </TextLink>
      {at && (
        <p className="text-sm text-muted">
          <Ago value={at} isFirst />
        </p>
      )}
    </div>
    <div className="flex flex-wrap gap-1.5">
      <StateBadges impact={impact} />
    </div>
  </li>
);

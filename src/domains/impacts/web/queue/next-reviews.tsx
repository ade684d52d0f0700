import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { listImpactsToReviewOptions } from '#generated/impacts/listImpactsToReview.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { sayMeasures } from './evidence/measures.ts';
import { ReviewRow } from './review-row.tsx';
import { StateBadges } from './state-badges.tsx';

const SHOWN = 5;

/** The start of the queue: the next impact with what it says, and those after it. Nothing if none is pending. */
export function NextReviews({ queuePath, className }: { queuePath: string; className?: string | undefined }) {
  const read = useQuery(listImpactsToReviewOptions({ query: { page_size: SHOWN, sort: 'oldest' } }));
  const [next, ...others] = read.data?.data.data ?? [];
  if (read.isPending) {
    return (
      <LoadingState label={say('impacts.nextReviews.loading')} className={className}>
        <Skeleton className="h-48 w-full" />
        <Skeleton className="mt-3 h-64 w-full" />
      </LoadingState>
    );
  }
  if (read.isError) {
    return <FailedRead of={read} className={className} what={say('impacts.nextReviews.failed')} />;
  }
  if (!next) return null;
  const pathOf = ({ id }: Impact) => `${queuePath}?item=${id}&open=yes`;
  return (
    <TitledSection id="next-reviews" title={say('impacts.nextReviews.title')} className={className}>
      <NextReview impact={next} to={pathOf(next)} />
      <ul>
        {others.map((impact) => (
          <li key={impact.id} className="border-b border-line">
            <Link to={pathOf(impact)} className="block py-3 hover:bg-sunken">
              <ReviewRow row={impact} isSettled={false} />
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function NextReview({ impact, to }: { impact: Impact; to: string }) {
  const { id, title, owner, createdAt, location, description, media, sdgs, measures } = impact;
  const picture = media.find(({ kind }) => kind === 'picture');
  return (
    <article className="mt-4 border-y border-s-4 border-line border-s-action">
      <Link to={to} className="group flex gap-5 bg-raised p-4 hover:bg-sunken sm:p-5">
        <Thumbnail
          image={picture}
          coverId={id}
          coverColors={sdgs.map(goalColor)}
          className="h-36 w-48 shrink-0 max-sm:hidden"
        />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block text-lg leading-snug font-semibold text-link group-hover:underline">
            {title}
          </span>
          <span className="mt-1 block text-sm text-muted">
            <bdi>{sayName(owner)}</bdi>
            {location && (
              <>
                {' · '}
                <bdi>{location}</bdi>
              </>
            )}
            {' · '}
            <Ago value={createdAt} />
          </span>
          <span dir="auto" className="mt-2 line-clamp-3 text-start">
            {description}
          </span>
          <span className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            {sayMeasures(measures) || say('impacts.reviewRow.noNumbers')}
            <StateBadges impact={impact} isShort />
          </span>
        </span>
      </Link>
    </article>
  );
}

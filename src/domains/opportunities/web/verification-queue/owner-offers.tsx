import { useQuery } from '@tanstack/react-query';
import { sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import { listOpportunitiesOptions } from '#generated/opportunities/listOpportunities.gen.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { opportunityPathOf } from '../../model.ts';

const LATEST = 3;

/** The partner's other public opportunities and their points, for comparison. */
export function OwnerOffers({ owner, besides }: { owner: PersonCard; besides: string }) {
  const read = useQuery(listOpportunitiesOptions({ query: { owner: owner.id, page_size: LATEST + 1 } }));
  const { data, isError } = read;
  if (isError) {
    return <FailedRead of={read} level={3} className="mt-3" what={say('opportunities.ownerOffers.failed')} />;
  }
  if (!data) {
    return (
      <LoadingState label={say('opportunities.ownerOffers.loading')} className="mt-3">
        <SkeletonText lines={3} />
      </LoadingState>
    );
  }
  const others = data.data.data.filter(({ id }) => id !== besides).slice(0, LATEST);
  if (others.length === 0) return <p className="mt-2 text-muted">{say('opportunities.ownerOffers.empty')}</p>;
  return (
    <ul className="mt-2 space-y-2">
      {others.map((offer) => (
        <li key={offer.id} className="text-sm">
          <TextLink dir="auto" to={opportunityPathOf(offer)} target="_blank">
            {offer.title}
          </TextLink>
          <span className="block text-muted">
            {offer.pointsRequired === null
              ? sayType(offer.type)
              : say('opportunities.ownerOffers.needs', { type: sayType(offer.type), points: offer.pointsRequired })}
          </span>
        </li>
      ))}
    </ul>
  );
}

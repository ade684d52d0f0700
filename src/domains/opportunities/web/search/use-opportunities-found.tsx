import { useQuery } from '@tanstack/react-query';
import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { listOpportunitiesOptions } from '#generated/opportunities/listOpportunities.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import {
  askedFor,
  type Finding,
  type SearchHit,
  toFinding,
  toFound,
  whileAsked,
} from '#platform/browser/search-source.ts';
import { isolate } from '#ui/isolate.ts';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { sayType } from '../../kind-names.ts';
import { opportunityPathOf } from '../../model.ts';

/** @param words null when there is no search. */
export function useOpportunitiesFound(words: string | null): Finding {
  const query = useQuery({
    ...listOpportunitiesOptions({ query: askedFor(words) }),
    ...whileAsked(words),
    select: ({ data: { data, meta } }) => toFound(data.map(toHit), meta),
  });
  return toFinding(query);
}

const toHit = (opportunity: OpportunitySummary): SearchHit => ({
  id: opportunity.id,
  to: opportunityPathOf(opportunity),
  title: opportunity.title,
  detail: joinFacts([
    sayType(opportunity.type),
    isolate(sayName(opportunity.owner)),
    opportunity.isOpen ? null : say('opportunities.search.closed'),
  ]),
  mark: (
    <Thumbnail
      image={opportunity.cover}
      coverId={opportunity.id}
      coverColors={opportunity.sdgs.map(({ sdg }) => goalColor(sdg))}
      className="h-9 w-12 rounded-e-sm"
    />
  ),
});

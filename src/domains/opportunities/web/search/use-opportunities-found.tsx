import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import { listOpportunitiesOptions } from '#generated/opportunities/listOpportunities.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { type Finding, type SearchHit, toFound, useFinding } from '#platform/browser/page/search-source.ts';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { opportunityPathOf } from '../../model.ts';

/** @param words null when there is no search. */
export const useOpportunitiesFound = (words: string | null): Finding =>
  useFinding(words, listOpportunitiesOptions, ({ data: { data, meta } }) => toFound(data.map(toHit), meta));

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

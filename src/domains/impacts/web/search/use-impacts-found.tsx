import { useQuery } from '@tanstack/react-query';
import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { listImpactsOptions } from '#generated/impacts/listImpacts.gen.ts';
import type { ImpactSummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
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
import { impactPathOf } from '../../model.ts';

/** @param words null while not searching. */
export function useImpactsFound(words: string | null): Finding {
  const query = useQuery({
    ...listImpactsOptions({ query: askedFor(words) }),
    ...whileAsked(words),
    select: ({ data: { data, meta } }) => toFound(data.map(toHit), meta),
  });
  return toFinding(query);
}

const toHit = (impact: ImpactSummary): SearchHit => ({
  id: impact.id,
  to: impactPathOf(impact),
  title: impact.title,
  detail: joinFacts([isolate(sayName(impact.owner)), isolate(impact.location ?? ''), impact.impactYear]),
  mark: (
    <Thumbnail
      image={impact.cover}
      coverId={impact.id}
      coverColors={impact.sdgs.map(goalColor)}
      className="h-9 w-12 rounded-e-sm"
    />
  ),
});

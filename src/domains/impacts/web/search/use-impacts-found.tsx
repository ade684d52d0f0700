import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { listImpactsOptions } from '#generated/impacts/listImpacts.gen.ts';
import type { ImpactSummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { sayLocation } from '#languages/say-location.ts';
import { type Finding, type SearchHit, toFound, useFinding } from '#platform/browser/page/search-source.ts';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf } from '../../model.ts';

/** @param words null while not searching. */
export const useImpactsFound = (words: string | null): Finding =>
  useFinding(words, listImpactsOptions, ({ data: { data, meta } }) => toFound(data.map(toHit), meta));

const toHit = (impact: ImpactSummary): SearchHit => ({
  id: impact.id,
  to: impactPathOf(impact),
  title: impact.title,
  detail: joinFacts([isolate(sayName(impact.owner)), isolate(sayLocation(impact.location)), impact.impactYear]),
  mark: (
    <Thumbnail
      image={impact.cover}
      coverId={impact.id}
      coverColors={impact.sdgs.map(goalColor)}
      className="h-9 w-12 rounded-e-sm"
    />
  ),
});

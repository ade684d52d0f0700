import { goalColor } from '#domains/goals/goals.ts';
import { listCouncilsOptions } from '#generated/councils/listCouncils.gen.ts';
import type { CouncilSummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { type Finding, type SearchHit, toFound, useFinding } from '#platform/browser/page/search-source.ts';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { councilPathOf } from '../../model.ts';

/** @param words null when there is no search. */
export const useCouncilsFound = (words: string | null): Finding =>
  useFinding(words, listCouncilsOptions, ({ data: { data, meta } }) => toFound(data.map(toHit), meta));

const toHit = (council: CouncilSummary): SearchHit => ({
  id: council.id,
  to: councilPathOf(council),
  title: council.councilTitle,
  detail: joinFacts([
    isolate(sayLocation(council.location)),
    say('councils.search.members', { count: council.memberCount }),
  ]),
  mark: (
    <Thumbnail
      image={council.cover}
      coverId={council.id}
      coverColors={council.sdgs.map(({ sdg }) => goalColor(sdg))}
      className="h-9 w-12 rounded-e-sm"
    />
  ),
});

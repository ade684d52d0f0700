import { useQuery, useQueryClient } from '@tanstack/react-query';
import { goalSwatches } from '#domains/goals/goals.ts';
import { getRelatedImpactsOptions } from '#generated/impacts/getRelatedImpacts.gen.ts';
import type { Impact, ImpactSummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { ArrowForwardIcon } from '#ui/drawn/icons.tsx';
import { Swatches } from '#ui/drawn/swatches.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { impactPathOf } from '../../model.ts';
import { ImpactPicture } from '../impact-picture.tsx';
import { teaserOf } from '../impact-teaser.ts';
import { findNextInList } from '../list/last-list.ts';

const GRID = 'mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3';

/** What to read after the impact: others like it, and the next one. */
export function RelatedImpacts({ impact: { id } }: { impact: Pick<Impact, 'id'> }) {
  const read = useQuery(getRelatedImpactsOptions({ path: { id } }));
  const listed = findNextInList(useQueryClient(), id);
  const { related = [], next = null } = read.data?.data ?? {};
  return (
    <div className="mt-16 space-y-10 empty:hidden">
      {(related.length > 0 || read.isPending || read.isError) && (
        <TitledSection
          id="related"
          title={say('impacts.relatedImpacts.title')}
          size="2xl"
          className="border-t border-line pt-10"
        >
          {read.isPending && (
            <LoadingState label={say('impacts.relatedImpacts.loading')} className={GRID} times={3}>
              <Skeleton className="h-24 w-full" />
            </LoadingState>
          )}
          {read.isError && (
            <FailedRead of={read} level={3} className="mt-4" what={say('impacts.relatedImpacts.failed')} />
          )}
          {related.length > 0 && (
            <ul className={GRID}>
              {related.map((one) => (
                <li key={one.id} className="min-w-0">
                  <Related impact={one} />
                </li>
              ))}
            </ul>
          )}
        </TitledSection>
      )}
      {listed ? (
        <Next impact={listed} label={say('impacts.relatedImpacts.nextInList')} />
      ) : (
        next && <Next impact={next} label={say('impacts.relatedImpacts.next')} />
      )}
    </div>
  );
}

function Related({ impact }: { impact: ImpactSummary }) {
  const teaser = teaserOf(impact);
  const { title, location, sdgs, owner } = teaser;
  return (
    <article className="group relative grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
      <ImpactPicture impact={teaser} sizes="8rem" className="aspect-[4/3] rounded-e-md" />
      <div className="min-w-0">
        <h3 className="text-lg">
          <TitleLink
            to={impactPathOf(impact)}
            title={title}
            language={impact.language}
            coversCard
            className="line-clamp-3"
          />
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {joinFacts([isolate(owner.name), isolate(sayLocation(location))])}
          <Swatches label={say('impacts.impactCard.goals')} swatches={goalSwatches(sdgs)} />
        </p>
      </div>
    </article>
  );
}

const Next = ({ impact, label }: { impact: ImpactSummary; label: string }) => (
  <nav aria-label={label} className="group relative flex items-center gap-4 border-y border-line py-5">
    <div className="min-w-0 flex-1">
      <p className="text-sm text-muted">{label}</p>
      <p className="mt-1 font-display text-xl font-semibold">
        <TitleLink to={impactPathOf(impact)} title={impact.title} language={impact.language} coversCard />
      </p>
    </div>
    <ArrowForwardIcon className="size-6 shrink-0 text-link" />
  </nav>
);

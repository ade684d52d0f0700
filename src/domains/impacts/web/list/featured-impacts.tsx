import { useQuery } from '@tanstack/react-query';
import { goalSwatches } from '#domains/goals/goals.ts';
import { listFeaturedImpactsOptions } from '#generated/impacts/listFeaturedImpacts.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { projectedQuery } from '#platform/browser/calls/projected-query.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Swatches } from '#ui/drawn/swatches.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf } from '../../model.ts';
import { ImpactPicture } from '../impact-picture.tsx';
import { type ImpactTeaser, teaserOf } from '../impact-teaser.ts';

const MAX_SHOWN = 5;

const featuredOptions = () =>
  projectedQuery(listFeaturedImpactsOptions({ query: { page_size: MAX_SHOWN } }), ({ data: { data } }) => ({
    impacts: data.map(teaserOf),
    excerpt: data[0]?.excerpt ?? '',
  }));

/** The impacts that admins feature, the latest one large. Renders nothing if there are none. */
export function FeaturedImpacts() {
  const read = useQuery(featuredOptions());
  const { data, isPending, isError } = read;
  const [first, ...others] = data?.impacts ?? [];
  if (data && !first) return null;
  return (
    <section aria-labelledby="featured" className="mx-auto w-full max-w-7xl px-4 pt-16 sm:px-8 lg:pt-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="featured" className="text-3xl">
          {say('impacts.featuredImpacts.verifiedImpacts')}
        </h2>
        <TextLink to="/impacts?isFeatured=true">{say('impacts.featuredImpacts.all')}</TextLink>
      </div>
      {isPending && (
        <LoadingState
          label={say('impacts.featuredImpacts.loading')}
          className="mt-8 grid gap-16 lg:grid-cols-[8fr_5fr]"
        >
          <Skeleton className="aspect-[16/10] w-full" />
          <Skeleton className="h-full min-h-64 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} className="mt-8" what={say('impacts.featuredImpacts.failed')} />}
      {data && first && (
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <Lead impact={first} excerpt={data.excerpt} />
          <ul className="border-t border-line">
            {others.map((impact) => (
              <li key={impact.id} className="border-b border-line py-5">
                <Row impact={impact} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const Lead = ({ impact, excerpt }: { impact: ImpactTeaser; excerpt: string }) => (
  <article className="group relative min-w-0">
    <ImpactPicture
      impact={impact}
      sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 60vw, 100vw"
      className="aspect-[16/10] rounded-e-lg"
      isLarge
    />
    <h3 className="mt-5 max-w-[24ch] text-3xl">
      <TitleLink to={impactPathOf(impact)} title={impact.title} language={impact.language} coversCard />
    </h3>
    <p dir="auto" className="mt-2 line-clamp-3 max-w-prose text-lg text-muted">
      {excerpt}
    </p>
    <Facts impact={impact} />
  </article>
);

const Row = ({ impact }: { impact: ImpactTeaser }) => (
  <article className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-6">
    <ImpactPicture impact={impact} sizes="8rem" className="aspect-[4/3] rounded-e-md" />
    <div className="min-w-0">
      <h3 className="text-xl">
        <TitleLink to={impactPathOf(impact)} title={impact.title} coversCard />
      </h3>
      <Facts impact={impact} />
    </div>
  </article>
);

const Facts = ({ impact: { location, owner, sdgs } }: { impact: ImpactTeaser }) => (
  <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
    {joinFacts([isolate(owner.name), isolate(sayLocation(location))])}
    <Swatches label={say('impacts.featuredImpacts.goals')} swatches={goalSwatches(sdgs)} />
  </p>
);

import { useId } from 'react';
import { formatNumber, joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { WORLD } from '#ui/shared/world/project.ts';
import type { Cluster, MapPlace } from './clusters.ts';
import { sayCountry, sayPlace } from './say-country.ts';

export interface MapPointProps {
  cluster: Cluster;
  /** The impacts of the largest cluster. */
  most: number;
  /** Where a place's name leads; left out where its impacts can't be listed. */
  linkOf?: ((place: string) => string) | undefined;
}

/** Styles all rows of a list from their parent, because the home page has a hundred of them. */
const ROWS = [
  '*:flex *:items-baseline *:justify-between *:gap-4',
  '[&_a]:py-1 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-ink',
  '[&_span]:text-muted [&_span]:tabular-nums',
].join(' ');

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** Opens the list of its places, even without scripts. */
export function MapPoint({ cluster: { places, impacts }, most, linkOf }: MapPointProps) {
  const id = useId();
  const [first, ...others] = places;
  if (!first) return null;
  const label =
    others.length === 0
      ? isolate(sayPlace(first))
      : say('impacts.mapPoint.severalPlaces', { name: isolate(sayPlace(first)), count: others.length });
  return (
    <li>
      <button
        type="button"
        popoverTarget={id}
        style={{ left: `${share(first.x, WORLD.width)}%`, top: `${share(first.y, WORLD.height)}%` }}
        className={classNames(
          'absolute grid -translate-1/2 place-items-center rounded-full border-2 border-page bg-action font-semibold',
          'text-on-action tabular-nums transition-colors hover:bg-action-hover focus-visible:z-10',
          sizeOf(impacts, most),
        )}
      >
        <span aria-hidden="true">{formatNumber(impacts, COMPACT)}</span>
        <span className="sr-only">{say('impacts.mapPoint.impactsAt', { places: label, count: impacts })}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="m-auto max-h-[80dvh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-raised p-6 text-ink shadow-overlay backdrop:bg-scrim"
      >
        <h3 className="text-xl">{label}</h3>
        <ul className={`${ROWS} mt-3 space-y-1`}>
          {places.map((place) => (
            <li key={`${place.name} ${place.country}`}>
              {linkOf ? <a href={linkOf(place.name)}>{nameOf(place)}</a> : <bdi>{nameOf(place)}</bdi>}
              <span>{formatNumber(place.impacts)}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

const nameOf = (place: MapPlace) =>
  place.name === place.country ? sayCountry(place) : joinFacts([isolate(place.name), isolate(sayCountry(place))]);

/** The area grows with the impacts, in three sizes; on phones all points have the smallest size that can be pressed. */
function sizeOf(impacts: number, most: number): string {
  const height = Math.sqrt(impacts / most);
  if (height > 0.75) return 'size-6 text-[0.625rem] sm:size-12 sm:text-base';
  if (height > 0.4) return 'size-6 text-[0.625rem] sm:size-10 sm:text-sm';
  return 'size-6 text-[0.625rem] sm:size-8 sm:text-xs';
}

import type { NamedPlace } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { MapCredits } from '#platform/browser/map/map-credits.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import type { CountryCount } from './clusters.ts';
import { impactsAt } from './map-texts.ts';

interface PlacesListProps {
  countries: readonly CountryCount[];
  elsewhere: readonly NamedPlace[];
  /** Impacts that aren't on the map. */
  unplaced: number;
}

const COLUMNS = [
  'mt-3 gap-x-10 sm:columns-2 lg:columns-4',
  '*:flex *:break-inside-avoid *:items-baseline *:justify-between *:gap-4 *:border-b *:border-line *:py-1',
  '[&_a]:min-w-0 [&_a]:py-1 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-ink',
  '[&_span]:text-muted [&_span]:tabular-nums',
].join(' ');

/** What the map shows, as a list, and what it can't show. */
export function PlacesList({ countries, elsewhere, unplaced }: PlacesListProps) {
  return (
    <>
      <details className="mt-6 border-t border-line pt-4">
        <summary className="inline-block min-h-8 py-1 font-semibold text-link underline underline-offset-4">
          {say('impacts.placesList.listToggle')}
        </summary>
        <ul className={COLUMNS}>
          {countries.map(({ country, name, impacts }) => (
            <Row key={country} name={name} searched={country} impacts={impacts} />
          ))}
        </ul>
        {unplaced > 0 && (
          <TitledSection id="elsewhere" title={say('impacts.placesList.elsewhere')} level={3} className="mt-8">
            <p className="mt-1 max-w-prose text-muted">{say('impacts.placesList.unplaced', { count: unplaced })}</p>
            <ul className={COLUMNS}>
              {elsewhere.map(({ name, impacts }) => (
                <Row key={name} name={name} searched={name} impacts={impacts} />
              ))}
            </ul>
          </TitledSection>
        )}
      </details>
      <MapCredits className="mt-4 text-sm" />
    </>
  );
}

const Row = ({ name, searched, impacts }: { name: string; searched: string; impacts: number }) => (
  <li>
    <a dir="auto" href={impactsAt(searched)}>
      {name}
    </a>
    <span>{formatNumber(impacts)}</span>
  </li>
);

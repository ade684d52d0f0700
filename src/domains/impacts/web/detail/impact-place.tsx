import { Suspense } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { WhenNear } from '#ui/timing/when-near.tsx';

// The words below say the same, so a map that can't be loaded is left empty rather than failing the page.
const StillMap = lazyPart(async () => ({ default: (await import('#ui/map/still-map.tsx')).StillMap }), NoMap);

function NoMap() {
  return null;
}

/** As maps take them, in every language. */
const formatDegrees = (degrees: number): string => degrees.toFixed(3);

/** A small map of where it took place; nothing if the location isn't a place. */
export function ImpactPlace({ impact: { place, location } }: { impact: Impact }) {
  const isInBrowser = useIsInBrowser();
  if (!place || !location) return null;
  const nearby = new URLSearchParams({ view: 'map', near: `${place.id} ${location}` });
  return (
    <TitledSection id="place" title={say('impacts.impactPlace.heading')}>
      <WhenNear className="mt-3 h-44 overflow-hidden rounded-lg border border-line bg-sunken no-script:hidden">
        {isInBrowser && (
          <Suspense>
            <StillMap spot={place.point ?? place} className="h-full" />
          </Suspense>
        )}
      </WhenNear>
      <p dir="auto" className="mt-2">
        {sayLocation(location)}
      </p>
      {place.point && (
        <p className="text-sm text-muted">
          {say('impacts.impactPlace.point', {
            latitude: formatDegrees(place.point.latitude),
            longitude: formatDegrees(place.point.longitude),
          })}
        </p>
      )}
      <p className="mt-1">
        <TextLink to={`/impacts?${nearby}`}>{say('impacts.impactPlace.nearby')}</TextLink>
      </p>
    </TitledSection>
  );
}

import type { ImpactPlaces } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { WorldMap } from './world-map.tsx';

interface PersonPlacesProps {
  places: ImpactPlaces;
  firstName: string;
  className?: string | undefined;
}

/** Where someone's impacts took place; nothing until one is on the map. */
export function PersonPlaces({ places: { places, unplacedImpacts }, firstName, className }: PersonPlacesProps) {
  if (places.length === 0) return null;
  const title = say('impacts.personPlaces.heading', { name: isolate(firstName), count: places.length });
  return (
    <div className={className}>
      <h3 className="text-xl">{title}</h3>
      <div className="-mx-2 mt-6 sm:mx-0">
        <WorldMap places={places} label={title} />
      </div>
      {unplacedImpacts > 0 && (
        <p className="mt-3 text-sm text-muted">{say('impacts.placesList.unplaced', { count: unplacedImpacts })}</p>
      )}
    </div>
  );
}

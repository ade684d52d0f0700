import type { NamedSpot } from '#generated/types.gen.ts';
import { AtSpot } from '#ui/map/at-spot.tsx';
import { useMapView } from '#ui/map/map-context.ts';
import { type MapView, positionOf } from '#ui/map/map-view.ts';

/** In the middle of the map, which moves below it. */
export const Pin = () => (
  <svg
    viewBox="0 0 28 40"
    aria-hidden="true"
    className="pointer-events-none absolute inset-x-0 bottom-1/2 mx-auto h-10 w-7 drop-shadow-md"
  >
    <path
      d="M14 39C14 39 26 23 26 13.5A12 12 0 0 0 2 13.5C2 23 14 39 14 39Z"
      className="fill-accent stroke-ink"
      strokeWidth="2"
    />
    <circle cx="14" cy="13.5" r="4.5" className="fill-ink" />
  </svg>
);

/** Of a name of usual letters, with its dot. */
const NAME_HEIGHT = 22;
const LETTER_WIDTH = 7.5;
const DOT_WIDTH = 24;

/** Those whose names cover no larger town's; the largest come first. */
function chooseApart(view: MapView, towns: readonly NamedSpot[]): NamedSpot[] {
  const taken: { left: number; right: number; y: number }[] = [];
  return towns.filter((town) => {
    const [left, y] = positionOf(view, town);
    const right = left + town.name.length * LETTER_WIDTH + DOT_WIDTH;
    const isFree = taken.every(
      (other) => Math.abs(other.y - y) > NAME_HEIGHT || other.right < left || right < other.left,
    );
    if (isFree) taken.push({ left, right, y });
    return isFree;
  });
}

/** The towns around, to find one's way; the one below the pin is said in words. Only within a map. */
export const TownNames = ({ towns }: { towns: readonly NamedSpot[] }) =>
  chooseApart(useMapView(), towns).map(({ name, latitude, longitude }) => (
    <AtSpot key={`${name} ${latitude} ${longitude}`} spot={{ latitude, longitude }}>
      <span aria-hidden="true" className="pointer-events-none relative block size-2 rounded-full bg-ink">
        <bdi className="absolute start-3 -top-1.5 rounded-sm bg-raised/80 px-1 text-xs whitespace-nowrap text-ink">
          {name}
        </bdi>
      </span>
    </AtSpot>
  ));

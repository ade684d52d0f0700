import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListMapEnvelope, MapCluster, Place } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayCity, sayCountry } from '#languages/say-location.ts';
import { Button } from '#ui/buttons/button.tsx';
import { boundsAround, boundsBetween, MAX_ZOOM, viewOf } from '#ui/map/map-view.ts';
import { PannableMap } from '#ui/map/pannable-map.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { FailedRead, type Read } from '../calls/failed-read.tsx';
import { AreaFrame, CircleFrame, DrawnFrame } from './area-frame.tsx';
import { ClusterMarker, ClusterName } from './cluster-marker.tsx';
import { MapCredits } from './map-credits.tsx';
import { mergeClusters } from './merge-clusters.ts';
import { pickNamed } from './pick-names.ts';
import { type ListMapState, writeArea } from './use-list-map.ts';

type Point = readonly [x: number, y: number];

interface ListMapProps {
  map: ListMapState;
  read: Read & { data: ListMapEnvelope | undefined; isPlaceholderData: boolean };
  label: string;
  /** What a cluster is, such as “14 impacts near Bremen”. */
  sayCluster: (count: number, place: string) => string;
  /** That it couldn't be loaded, as a sentence. */
  failed: string;
  /** That there is nothing in the visible part. */
  empty: string;
  /** How many kilometres around the place of the filter. */
  km: number | undefined;
  onArea: (area: string | undefined) => void;
  /** The list of what is in the visible part. */
  children: ReactNode;
}

/** The contract's default. */
const NEAR_KM = 50;
/** A town fills the map. */
const TOWN_ZOOM = 10;

/** A list's map, with the list beside it or, on a phone, below. */
export function ListMap({ map, read, label, sayCluster, failed, empty, km = NEAR_KM, onArea, children }: ListMapProps) {
  const { view, setView, area, size, isPlaced } = map;
  const [isDrawing, setDrawing] = useState(false);
  const [drawn, setDrawn] = useState<readonly [Point, Point] | null>(null);
  const found = read.data?.data.clusters ?? [];
  // Halves of a step are enough, so that they rarely change while the map is zoomed.
  const clusters = mergeClusters(found, Math.floor(view.zoom * 2) / 2);
  const most = Math.max(1, ...clusters.map(({ count }) => count));
  // From the left to the right, in which order they are reached by Tab.
  const ordered = clusters.toSorted((a, b) => a.place.longitude - b.place.longitude);
  const near = read.data?.data.near ?? null;
  useSurroundings(isPlaced ? null : near, (place) => {
    if (size) setView(viewOf(boundsAround(place, km), size));
  });

  function draw(from: Point, to: Point, isOver: boolean) {
    setDrawn(isOver ? null : [from, to]);
    if (!isOver) return;
    setDrawing(false);
    onArea(writeArea(boundsBetween(view, from, to)));
  }
  const zoomTo = ({ place, places }: MapCluster) =>
    setView({ ...place, zoom: Math.min(MAX_ZOOM, places === 1 ? Math.max(view.zoom + 1, TOWN_ZOOM) : view.zoom + 2) });

  return (
    <div className="mt-4 gap-6 xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="xl:sticky xl:top-4 xl:self-start">
        <div className="relative">
          <PannableMap
            label={label}
            view={view}
            onView={setView}
            onSize={map.setSize}
            onDrag={isDrawing ? draw : undefined}
            className="aspect-13/10 max-h-[75svh] min-h-72 w-full rounded-lg border border-line"
          >
            {area && <AreaFrame area={area} />}
            {drawn && <DrawnFrame from={drawn[0]} to={drawn[1]} />}
            {near && <CircleFrame around={near} km={km} />}
            {!isDrawing && (
              <>
                {pickNamed(clusters, view, sayName).map((cluster) => (
                  <ClusterName key={cluster.place.id} cluster={cluster} name={sayName(cluster)} />
                ))}
                {ordered.map((cluster) => (
                  <ClusterMarker
                    key={cluster.place.id}
                    cluster={cluster}
                    most={most}
                    label={sayCluster(cluster.count, isolate(sayName(cluster)))}
                    onPress={() => zoomTo(cluster)}
                  />
                ))}
              </>
            )}
          </PannableMap>
          <div className="absolute start-3 top-3 rounded-md bg-raised max-lg:hidden">
            {area ? (
              <Button size="sm" variant="secondary" onClick={() => onArea(undefined)}>
                {say('platform.areaControl.clear')}
              </Button>
            ) : (
              <Button size="sm" variant="secondary" aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
                {isDrawing ? say('platform.listMap.areaToolStop') : say('platform.listMap.areaTool')}
              </Button>
            )}
          </div>
          {read.isError && !read.data && (
            <FailedRead of={read} className="absolute inset-x-3 bottom-3 rounded-md bg-raised p-4" what={failed} />
          )}
          {read.data && clusters.length === 0 && !read.isPlaceholderData && (
            <p className="pointer-events-none absolute inset-x-3 top-1/2 mx-auto w-fit max-w-prose -translate-y-1/2 rounded-md bg-raised px-4 py-2 text-center shadow-overlay">
              {empty}
            </p>
          )}
        </div>
        <MapCredits className="mt-2 text-xs" />
      </div>
      <div className="min-w-0 max-xl:mt-6">{children}</div>
    </div>
  );
}

/** Shows a place's surroundings once it is known where it is. */
function useSurroundings(near: Place | null, show: (near: Place) => void) {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (near && shown.current !== near.id) show(near);
    shown.current = near?.id ?? null;
  });
}

const sayName = ({ place: { id, name, countryCode } }: MapCluster): string =>
  id === countryCode ? (sayCountry(countryCode) ?? name) : sayCity(countryCode, name);

import { useEffect, useRef, useState } from 'react';
import {
  boundsOf,
  limitView,
  type MapBounds,
  type MapSize,
  type MapView,
  viewOf,
  worldWidth,
} from '#ui/map/map-view.ts';
import { useDebounced } from '../forms/use-debounced.ts';
import type { MapValues } from './map-filters.ts';

interface MapAddress {
  values: MapValues;
  set: (changes: Partial<MapValues>) => void;
}

/** How long the map rests before what it shows is read. */
const REST_MS = 250;
/** Visible parts that differ by less, in pixels, are read as one, so that their answers are shared. */
const PART_STEP = 16;
/** Where the map begins. */
const WORLD: MapView = { longitude: 11, latitude: 30, zoom: 0 };

export type ListMapState = ReturnType<typeof useListMap>;

/** A list's map: its view, which follows the address and is written to it, and what is read for it. */
export function useListMap({ values, set }: MapAddress) {
  const { at, near, within, area } = values;
  const [size, setSize] = useState<MapSize | null>(null);
  const where = [near, within, area].join(' ');
  const key = `${at} ${where}`;
  const [moved, setMoved] = useState<{ view: MapView; over: string } | null>(null);
  const given = (at === undefined ? null : parseView(at)) ?? homeOf(area, size);
  const asked = moved?.over === key ? moved.view : given;
  const view = size ? limitView(asked, size) : asked;
  const shown = writeView(view);
  const rested = useDebounced(shown, REST_MS);
  const isMoved = moved?.over === key;

  // Until the address has changed, this runs with every other change.
  const sent = useRef(at);
  // Another place or area is shown whole.
  const before = useRef(where);
  useEffect(() => {
    if (before.current === where) return;
    before.current = where;
    sent.current = undefined;
    if (at !== undefined) set({ at: undefined });
  }, [where, at, set]);

  useEffect(() => {
    if (!isMoved || rested !== shown || rested === at || rested === sent.current) return;
    sent.current = rested;
    set({ at: rested });
  }, [isMoved, rested, shown, at, set]);

  const visible = size && limitView(parseView(rested), size);
  return {
    view,
    setView: (next: MapView) => setMoved({ view: next, over: key }),
    size,
    setSize,
    area: area === undefined ? null : parseArea(area),
    /** Whether the address says what to show. */
    isPlaced: at !== undefined || area !== undefined || isMoved,
    /** What to read; null until the map's size is known. */
    part: visible && { bounds: writePart(boundsOf(visible, size), visible.zoom), zoom: Math.floor(visible.zoom) },
  };
}

const round = (value: number, places: number): number => Number(value.toFixed(places));

const writeView = ({ latitude, longitude, zoom }: MapView): string =>
  [round(latitude, 4), round(longitude, 4), round(zoom, 2)].join(',');

function parseView(at: string): MapView {
  const [latitude = 0, longitude = 0, zoom = 0] = at.split(',').map(Number);
  return { latitude, longitude, zoom };
}

const homeOf = (area: string | undefined, size: MapSize | null): MapView =>
  area === undefined || !size ? WORLD : viewOf(parseArea(area), size);

function parseArea(area: string): MapBounds {
  const [west = -180, south = -85, east = 180, north = 85] = area.split(',').map(Number);
  return { west, south, east, north };
}

export const writeArea = ({ west, south, east, north }: MapBounds): string =>
  [west, south, east, north].map((each) => round(each, 4)).join(',');

/** Rounded outwards. */
function writePart({ west, south, east, north }: MapBounds, zoom: number): string {
  const step = (PART_STEP * 360) / worldWidth(Math.floor(zoom));
  const down = (value: number) => Math.floor(value / step) * step;
  const up = (value: number) => Math.ceil(value / step) * step;
  return writeArea({
    west: Math.max(-180, down(west)),
    south: Math.max(-85, down(south)),
    east: Math.min(180, up(east)),
    north: Math.min(85, up(north)),
  });
}

/** What a list that is also a map has in its address, besides its own filters. */
import { say } from '#languages/say.ts';
import { type Field, number, view } from '../lists/fields.ts';
import { AreaControl } from './area-control.tsx';
import { NearControl } from './near-control.tsx';

const DEGREES = String.raw`-?\d{1,3}(?:\.\d{1,4})?`;
const AT = new RegExp(`^${DEGREES},${DEGREES},\\d{1,2}(?:\\.\\d{1,2})?$`);
const AREA = new RegExp(`^${DEGREES}(?:,${DEGREES}){3}$`);
/** A place's id, and its words for the field. */
const NEAR = /^[A-Z0-9]{1,10} .{1,200}$/;

const matching = (pattern: RegExp, more: Partial<Field<string, undefined>>): Field<string, undefined> => ({
  ...more,
  shape: 'search',
  parse: (written) => (pattern.test(written) ? written : undefined),
  usual: undefined,
});

const DISTANCES = [10, 25, 100, 250, 500];

export const mapFilters = {
  view: view('list', 'map'),
  /** The middle of the map, and its zoom. */
  at: matching(AT, { stays: true, isMinor: true }),
  near: matching(NEAR, { control: NearControl }),
  within: number(
    DISTANCES.map((km) => ({ value: String(km), label: say('platform.mapFilters.distance', { km }) })),
    {
      label: say('platform.mapFilters.radius'),
      placeholder: say('platform.mapFilters.distance', { km: 50 }),
      when: ({ near }) => near !== undefined,
    },
  ),
  area: matching(AREA, { control: AreaControl }),
} as const;

export interface MapValues {
  view: 'list' | 'map';
  at?: string;
  near?: string;
  within?: number;
  area?: string;
}

/** Those to be drawn. */
export const placeFilters = ({ near }: MapValues): string[] => [
  'near',
  ...(near === undefined ? [] : ['within']),
  'area',
];

/** The parameters of the call. */
export function placeQueryOf<Values extends MapValues>({ view: _, at: __, near, ...query }: Values) {
  return { ...query, ...(near !== undefined && { near: near.slice(0, near.indexOf(' ')) }) };
}

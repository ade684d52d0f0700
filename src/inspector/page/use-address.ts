import { useCallback, useSyncExternalStore } from 'react';

/** What the numbers are of, and what of them is shown; each left out for what is usual. */
const NUMBERS = [
  'days',
  'from',
  'to',
  'language',
  'device',
  'release',
  'against',
  'againstFrom',
  'againstTo',
  'againstRelease',
  'reachFrom',
  'reachTo',
  'as',
] as const;

type NumbersAddress = Record<(typeof NUMBERS)[number], string | null>;

/** The view, stored in the page's address so that it can be shared. */
export interface Address extends NumbersAddress {
  /** The id of a flow, ours or from a followed page. */
  flow: string | null;
  /** A state or transition of it. */
  item: string | null;
  journey: string | null;
  mode: Mode;
  /** The steps of a walk; null for its usual beginning, empty before the first question. */
  walk: string | null;
  /** A recording, as written by `trace.ts`. */
  trace: string | null;
  /** Another recording, to look at beside it. */
  beside: string | null;
  /** The search. */
  find: string;
}

const MODES = ['read', 'walk', 'live', 'numbers', 'versions'] as const;

export type Mode = (typeof MODES)[number];

/** The defaults. */
export const ELSEWHERE = {
  flow: null,
  item: null,
  journey: null,
  mode: 'read',
  walk: null,
  trace: null,
  beside: null,
  reachFrom: null,
  reachTo: null,
} as const;

const CHANGED = 'inspector:address';

/** `isStep` adds a history entry; by default, only a change of flow, mode or journey does. */
export type ChangeAddress = (changes: Partial<Address>, isStep?: boolean) => void;

export function useAddress(): [Address, ChangeAddress] {
  const search = useSyncExternalStore(follow, () => location.search);
  const change = useCallback<ChangeAddress>((changes, isStep) => {
    const before = readAddress(location.search);
    const next = { ...before, ...changes };
    const isElsewhere = next.flow !== before.flow || next.mode !== before.mode || next.journey !== before.journey;
    history[(isStep ?? isElsewhere) ? 'pushState' : 'replaceState'](null, '', addressWith(changes));
    dispatchEvent(new Event(CHANGED));
  }, []);
  return [readAddress(search), change];
}

/** The current view with some changes. */
export const addressWith = (changes: Partial<Address>): string =>
  `${location.pathname}${writeAddress({ ...readAddress(location.search), ...changes })}`;

function follow(tell: () => void): () => void {
  addEventListener('popstate', tell);
  addEventListener(CHANGED, tell);
  return () => {
    removeEventListener('popstate', tell);
    removeEventListener(CHANGED, tell);
  };
}

function readAddress(search: string): Address {
  const values = new URLSearchParams(search);
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, values.get(name)])) as NumbersAddress;
  return {
    ...numbers,
    flow: values.get('flow'),
    item: values.get('item'),
    journey: values.get('journey'),
    mode: MODES.find((mode) => mode === values.get('mode')) ?? 'read',
    walk: values.get('walk'),
    trace: values.get('trace'),
    beside: values.get('beside'),
    find: values.get('find') ?? '',
  };
}

function writeAddress({ mode, find, ...rest }: Address): string {
  const values = Object.entries({ ...rest, find: find || null, mode: mode === 'read' ? null : mode });
  const kept = values.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

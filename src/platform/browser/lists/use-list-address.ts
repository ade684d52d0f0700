import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  changeFilters,
  clearFilters,
  type Fields,
  isFiltered,
  readFilters,
  type ValuesOf,
  writeFilters,
} from './filters.ts';

/** Numbered pages end at this row. */
const LAST_ROW = 10_000;
export const PAGE_SIZE = 25;

/** A list's filters and numbered page, kept in its address. */
export interface ListAddress<F extends Fields = Fields> {
  fields: F;
  values: ValuesOf<F>;
  page: number;
  /** Where a list that is read by cursor begins: readers without JavaScript reach the next page by a link. */
  start: { cursor?: string };
  isFiltered: boolean;
  clearedPath: string;
  /** For links. Changing filters goes back to the first page. */
  to(changes: Partial<ValuesOf<F>>): string;
  toPage(page: number): string;
  /** Adds a history entry; further typing replaces it. */
  set(changes: Partial<ValuesOf<F>>): void;
  clear(): void;
}

interface ListOptions {
  pageSize?: number;
  /** For lists that aren't the whole page. */
  keepsScroll?: boolean;
}

/** @param fields must be stable across renders. */
export function useListAddress<F extends Fields>(
  fields: F,
  { pageSize = PAGE_SIZE, keepsScroll = false }: ListOptions = {},
): ListAddress<F> {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [params] = useSearchParams();
  const query = params.toString();
  const values = useMemo(() => readFilters(fields, new URLSearchParams(query)), [fields, query]);
  /** Ahead of the address while changes are under way, so that quick ones add up. */
  const latest = useRef(values);
  /** The changes that aren't shown yet, oldest first, as they are written in the address. */
  const underWay = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key.
  useLayoutEffect(() => {
    // An earlier change may be shown while later ones are under way. Any other address replaces them all.
    const shown = underWay.current.indexOf(writeFilters(fields, values).toString());
    underWay.current = shown === -1 ? [] : underWay.current.slice(shown + 1);
    if (underWay.current.length === 0) latest.current = values;
  }, [fields, values, key]);

  const pathOf = (written: URLSearchParams) => (written.size === 0 ? pathname : `${pathname}?${written}`);
  const to = (changed: ValuesOf<F>) => pathOf(writeFilters(fields, changed));
  function go(next: ValuesOf<F>, replace: boolean, staysPut = keepsScroll) {
    const written = writeFilters(fields, next);
    latest.current = next;
    underWay.current.push(written.toString());
    void navigate(pathOf(written), { replace, preventScrollReset: staysPut });
  }
  return {
    fields,
    values,
    start: startOf(params),
    page: readPage(params.get('page'), LAST_ROW / pageSize),
    isFiltered: isFiltered(fields, values),
    clearedPath: to(clearFilters(fields, values)),
    to: (changes) => to(changeFilters(fields, values, changes)),
    toPage(page) {
      const written = writeFilters(fields, values);
      if (page > 1) written.set('page', String(page));
      return pathOf(written);
    },
    set(changes) {
      const isContinuedTyping = Object.keys(changes).every(
        (name) => fields[name]?.shape === 'search' && name in latest.current,
      );
      const isMinor = Object.keys(changes).every((name) => fields[name]?.isMinor);
      go(changeFilters(fields, latest.current, changes), isContinuedTyping || isMinor, keepsScroll || isMinor);
    },
    clear: () => go(clearFilters(fields, latest.current), false),
  };
}

function startOf(params: URLSearchParams): { cursor?: string } {
  const cursor = params.get('cursor');
  return cursor ? { cursor } : {};
}

const readPage = (written: string | null, last: number): number =>
  written !== null && /^\d+$/.test(written) && Number(written) <= last ? Math.max(1, Number(written)) : 1;

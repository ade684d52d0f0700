import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../../../platform/browser/use-debounced.ts';
import { type ListFilters, readFilters, writeFilters } from './list-address.ts';

const SEARCH_DEBOUNCE_MS = 300;

export interface ListAddress {
  filters: ListFilters;
  set: (changes: ListFilters) => void;
  clear: () => void;
  /** What stands in a field that is typed into; the address follows once the typing rests. */
  typed: { search: string; location: string };
  type: (changes: { search?: string; location?: string }) => void;
}

/** The address says what is listed. A choice is a step back; words that are typed on are one step together. */
export function useListAddress(): ListAddress {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = params.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(query)), [query]);
  const inAddress = useMemo(
    () => ({ search: filters.search ?? '', location: filters.location ?? '' }),
    [filters.search, filters.location],
  );
  const [typed, setTyped] = useState(inAddress);
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  /** The words that this hook has put into the address. */
  const written = useRef(inAddress);
  const isTypingOn = useRef(false);

  const go = useCallback(
    (next: ListFilters, replace: boolean) =>
      void navigate({ search: writeFilters(next) }, { replace, preventScrollReset: false }),
    [navigate],
  );

  // The back button, or a link, has changed the words.
  useEffect(() => {
    if (isSame(inAddress, written.current)) return;
    written.current = inAddress;
    isTypingOn.current = false;
    setTyped(inAddress);
  }, [inAddress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed leads to a new address; a filter that changes meanwhile does not repeat it.
  useEffect(() => {
    const next = { search: settled.search.trim(), location: settled.location.trim() };
    if (isSame(next, written.current) || !isSame(settled, typed)) return;
    written.current = next;
    go({ ...filters, ...next }, isTypingOn.current);
    isTypingOn.current = true;
  }, [settled]);

  const set = (changes: ListFilters) => {
    isTypingOn.current = false;
    go({ ...filters, ...changes }, false);
  };
  const clear = () => {
    isTypingOn.current = false;
    written.current = { search: '', location: '' };
    setTyped(written.current);
    go(filters.sort ? { sort: filters.sort } : {}, false);
  };
  return { filters, set, clear, typed, type: (changes) => setTyped({ ...typed, ...changes }) };
}

interface Words {
  search: string;
  location: string;
}

const isSame = (a: Words, b: Words) => a.search === b.search && a.location === b.location;

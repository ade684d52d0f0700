import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDebounced } from './use-debounced.ts';

const SEARCH_DEBOUNCE_MS = 300;

/** How a list's filters are written in its address; must be stable across renders. */
export interface AddressForm<Filters, Word extends string> {
  read: (params: URLSearchParams) => Filters;
  write: (filters: Filters) => string;
  /** The filters that are typed. */
  words: readonly Word[];
  /** What stays when the filters are cleared, such as the order. */
  cleared: (filters: Filters) => Filters;
}

export interface ListAddress<Filters, Word extends string> {
  filters: Filters;
  set: (changes: Partial<Filters>) => void;
  clear: () => void;
  /** The value of a search field; the address is updated after a pause in typing (debounced). */
  typed: Record<Word, string>;
  type: (changes: Partial<Record<Word, string>>) => void;
}

type Worded<Word extends string> = { [word in Word]?: string };

/** Keeps a list's filters in the address. Each choice adds a history entry; typing on replaces it. */
export function useListAddress<Filters extends Worded<Word>, Word extends string>(
  form: AddressForm<Filters, Word>,
): ListAddress<Filters, Word> {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = params.toString();
  const filters = useMemo(() => form.read(new URLSearchParams(query)), [form, query]);
  const inAddress = useMemo(() => eachOf(form.words, (word) => filters[word] ?? ''), [form, filters]);
  const [typed, setTyped] = useState(inAddress);
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  /** The words this hook last wrote to the address. */
  const written = useRef(inAddress);
  const isTypingOn = useRef(false);
  /** Ahead of the address while a navigation is under way, so that two quick changes add up. */
  const wanted = useRef(filters);
  useLayoutEffect(() => {
    wanted.current = filters;
  }, [filters]);
  const isSame = (a: Record<Word, string>, b: Record<Word, string>) => form.words.every((word) => a[word] === b[word]);

  const go = useCallback(
    (next: Filters, replace: boolean) => {
      wanted.current = next;
      void navigate({ search: form.write(next) }, { replace, preventScrollReset: false });
    },
    [navigate, form],
  );

  // The words changed by the back button or a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isSame compares by the form, which stays.
  useEffect(() => {
    if (isSame(inAddress, written.current)) return;
    written.current = inAddress;
    isTypingOn.current = false;
    setTyped(inAddress);
  }, [inAddress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed leads to a new address; a filter that changes meanwhile does not repeat it.
  useEffect(() => {
    const next = eachOf(form.words, (word) => settled[word].trim());
    if (isSame(next, written.current) || !isSame(settled, typed)) return;
    written.current = next;
    go({ ...wanted.current, ...next }, isTypingOn.current);
    isTypingOn.current = true;
  }, [settled]);

  const set = (changes: Partial<Filters>) => {
    isTypingOn.current = false;
    go({ ...wanted.current, ...changes }, false);
  };
  const clear = () => {
    isTypingOn.current = false;
    written.current = eachOf(form.words, () => '');
    setTyped(written.current);
    go(form.cleared(wanted.current), false);
  };
  return { filters, set, clear, typed, type: (changes) => setTyped({ ...typed, ...changes }) };
}

function eachOf<Word extends string>(words: readonly Word[], give: (word: Word) => string): Record<Word, string> {
  return Object.fromEntries(words.map((word) => [word, give(word)])) as Record<Word, string>;
}

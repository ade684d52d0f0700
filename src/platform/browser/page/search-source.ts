/** A domain's part of the global search: its results for a query, and the link to the full list. */
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageMeta } from '#generated/types.gen.ts';

export interface SearchHit {
  id: string;
  to: string;
  title: string;
  /** Tells it apart from others of the same name. */
  detail?: string | undefined;
  /** A small picture beside it; decoration. */
  mark?: ReactNode;
}

export interface Found {
  hits: readonly SearchHit[];
  total: number;
  isExact: boolean;
  /** No exact match: these are spelt similarly. */
  isGuessed: boolean;
}

/** The state of one source's search. */
export interface Finding {
  /** Null before the first result. */
  found: Found | null;
  /** The results are for an earlier query. */
  isOutdated: boolean;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** More than are shown, since the page ranks them across sources. */
const ASKED_FOR = 12;

interface Asked {
  query: { search: string; page_size: number };
}

/** The previous results stay until the new ones arrive. @param words null while nothing is searched for. */
export function useFinding<Answer, Failure, Key extends QueryKey>(
  words: string | null,
  optionsOf: (asked: Asked) => UseQueryOptions<Answer, Failure, Answer, Key>,
  foundIn: (answer: Answer) => Found,
): Finding {
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...optionsOf({ query: { search: words ?? '', page_size: ASKED_FOR } }),
    enabled: words !== null,
    placeholderData: keepPreviousData,
    select: foundIn,
  });
  return {
    found: data ?? null,
    isOutdated: isPlaceholderData,
    isLoading: isFetching && (!data || isPlaceholderData),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

export const toFound = (
  hits: readonly SearchHit[],
  { total, totalIsExact, isSpellingGuessed = false }: PageMeta,
): Found => ({
  hits,
  total,
  isExact: totalIsExact,
  isGuessed: isSpellingGuessed,
});

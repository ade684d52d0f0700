/** What a domain offers to the search box: what it finds for some words, and where the rest of it is listed. */
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageMeta } from '../../../generated/types.gen.ts';

export interface SearchHit {
  id: string;
  to: string;
  title: string;
  /** What tells it from others of the same name. */
  detail?: string | undefined;
  /** A small picture beside it; decoration. */
  mark?: ReactNode;
}

export interface Found {
  hits: readonly SearchHit[];
  total: number;
  isExact: boolean;
  /** Nothing of this kind holds the words as they were typed: these are spelt like them. */
  isGuessed: boolean;
}

/** How the search of one source stands. */
export interface Finding {
  /** Null until something was found for some words. */
  found: Found | null;
  /** What is found is for words that were typed before. */
  isOutdated: boolean;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** More than are shown: the best of them are chosen on the page. */
const ASKED_FOR = 12;

/** @param words null while nothing is searched for. */
export const askedFor = (words: string | null) => ({ search: words ?? '', page_size: ASKED_FOR });

/** What was found stays until there is something for the words that were typed since. */
export const whileAsked = (words: string | null) => ({ enabled: words !== null, placeholderData: keepPreviousData });

export const toFound = (
  hits: readonly SearchHit[],
  { total, totalIsExact, isSpellingGuessed = false }: PageMeta,
): Found => ({
  hits,
  total,
  isExact: totalIsExact,
  isGuessed: isSpellingGuessed,
});

export function toFinding(query: UseQueryResult<Found, unknown>): Finding {
  const { data, isFetching, isError, isPlaceholderData, refetch } = query;
  return {
    found: data ?? null,
    isOutdated: isPlaceholderData,
    isLoading: isFetching && (!data || isPlaceholderData),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** A domain's part of the global search: its results for a query, and the link to the full list. */
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
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

/** @param words null while nothing is searched for. */
export const askedFor = (words: string | null) => ({ search: words ?? '', page_size: ASKED_FOR });

/** Keeps the previous results until the new ones arrive. */
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

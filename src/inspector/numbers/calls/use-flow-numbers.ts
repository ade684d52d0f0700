import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getFlowNumbersOptions } from '#generated/operations/getFlowNumbers.gen.ts';
import type { FlowNumbers } from '#generated/types.gen.ts';
import type { Asked } from '../range/asked-range.ts';

export type NumbersRead = UseQueryResult<FlowNumbers>;

/** Sums change slowly: they aren't read again while someone goes from one drawing to the next and back. */
const FRESH_MS = 60_000;

/** @param asked null asks for nothing. */
export const useFlowNumbers = (machine: string, asked: Asked | null): NumbersRead =>
  useQuery({
    ...getFlowNumbersOptions({ query: { machine, ...(asked ?? { from: '', to: '' }) } }),
    enabled: asked !== null,
    staleTime: FRESH_MS,
    select: ({ data }) => data,
    // The drawing keeps its numbers while others of the same machine are on their way.
    placeholderData: (before, query) => (before?.data.machine === machine && query ? keepPreviousData(before) : undefined),
  });

import { useQuery } from '@tanstack/react-query';
import { getFlowNumbersOptions } from '#generated/operations/getFlowNumbers.gen.ts';
import type { FlowNumbers } from '#generated/types.gen.ts';
import type { Asked } from '../range/asked-range.ts';

/** Sums change slowly: they aren't read again while someone goes from one drawing to the next and back. */
const FRESH_MS = 60_000;

export const flowNumbersQuery = (machine: string, asked: Asked) => ({
  ...getFlowNumbersOptions({ query: { machine, ...asked } }),
  staleTime: FRESH_MS,
  select: ({ data }: { data: FlowNumbers }) => data,
});

/** @param asked null asks for nothing. */
export const useFlowNumbers = (machine: string, asked: Asked | null) =>
  useQuery({
    ...flowNumbersQuery(machine, asked ?? { from: '', to: '' }),
    enabled: asked !== null,
    // A drawing keeps its numbers while others of the same machine are on their way.
    placeholderData: (before) => (before?.data.machine === machine && asked !== null ? before : undefined),
  });

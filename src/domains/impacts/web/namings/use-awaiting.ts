import { useQuery } from '@tanstack/react-query';
import { listMyNamingsOptions } from '#generated/impacts/listMyNamings.gen.ts';
import type { ImpactNaming } from '#generated/types.gen.ts';

/** The contract's largest page. */
const MOST = 100;

export interface Awaiting {
  /** Those that awaited an answer when they were read, with what was answered since. */
  namings: readonly ImpactNaming[];
  /** How many await an answer now. */
  count: number;
}

export function useAwaiting(): Awaiting {
  const { data } = useQuery(listMyNamingsOptions({ query: { state: 'named', page_size: MOST } }));
  const namings = data?.data.data ?? [];
  const answered = namings.filter(({ state }) => state !== 'named').length;
  return { namings, count: (data?.data.meta.total ?? 0) - answered };
}

import { useQuery } from '@tanstack/react-query';
import { listMyNamingsOptions } from '#generated/impacts/listMyNamings.gen.ts';
import type { ImpactNaming } from '#generated/types.gen.ts';

/** The contract's largest page. */
const MOST = 100;

/** Those that awaited an answer when they were read, with what was answered since. */
export function useAwaiting(): readonly ImpactNaming[] {
  const { data } = useQuery(listMyNamingsOptions({ query: { state: 'named', page_size: MOST } }));
  return data?.data.data ?? [];
}

export const countAwaiting = (namings: readonly ImpactNaming[]): number =>
  namings.filter(({ state }) => state === 'named').length;

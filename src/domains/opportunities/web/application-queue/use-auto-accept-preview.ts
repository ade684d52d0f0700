import { useQuery } from '@tanstack/react-query';
import { listApplicationsOptions } from '#generated/opportunities/listApplications.gen.ts';
import type { Application, Opportunity } from '#generated/types.gen.ts';

export interface AutoAcceptPreviewed {
  /** The first page of pending applications with enough points, highest first. Null until loaded. */
  found: readonly Application[] | null;
  /** How many qualify. */
  reaching: number;
  /** How many of them get a place. */
  accepted: number;
  seatsLeft: number | null;
  /** Whether it has been read for this threshold since the dialog asked, rather than before. */
  isFresh: boolean;
  isFailed: boolean;
  retry: () => void;
}

const MAX_SHOWN = 10;

/** Previews whom a threshold would accept now. */
export function useAutoAcceptPreview({ id, seatsLeft }: Opportunity, points: number | null): AutoAcceptPreviewed {
  const { data, isError, isFetching, refetch } = useQuery({
    ...listApplicationsOptions({
      query: {
        opportunityId: id,
        state: 'requested',
        min_points: points ?? 0,
        sort: 'points',
        page_size: MAX_SHOWN,
      },
    }),
    enabled: points !== null,
    // Always fresh: the partner is about to act on it.
    staleTime: 0,
  });
  const reaching = data?.data.meta.total ?? 0;
  return {
    found: points === null ? null : (data?.data.data ?? null),
    reaching,
    accepted: seatsLeft === null ? reaching : Math.min(reaching, seatsLeft),
    seatsLeft,
    isFresh: data !== undefined && !isFetching && !isError,
    isFailed: isError,
    retry: () => void refetch(),
  };
}

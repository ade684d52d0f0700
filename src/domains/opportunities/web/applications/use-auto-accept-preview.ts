import { useQuery } from '@tanstack/react-query';
import { listApplicationsOptions } from '../../../../../generated/opportunities/listApplications.gen.ts';
import type { Application, Opportunity } from '../../../../../generated/types.gen.ts';

export interface AutoAcceptPreviewed {
  /** Those who wait and have the points, the best first; the first page of them. Null until it is known. */
  found: readonly Application[] | null;
  /** How many of all. */
  reaching: number;
  /** How many of them get a seat. */
  accepted: number;
  seatsLeft: number | null;
  isFailed: boolean;
  retry: () => void;
}

const MOST_SHOWN = 10;

/** Whom a threshold would accept now. */
export function useAutoAcceptPreview({ id, seatsLeft }: Opportunity, points: number | null): AutoAcceptPreviewed {
  const { data, isError, refetch } = useQuery({
    ...listApplicationsOptions({
      query: {
        opportunityId: id,
        state: 'requested',
        min_points: points ?? 0,
        sort: 'points',
        page_size: MOST_SHOWN,
      },
    }),
    enabled: points !== null,
    // What it shows is about to be done.
    staleTime: 0,
  });
  const reaching = data?.data.meta.total ?? 0;
  return {
    found: points === null ? null : (data?.data.data ?? null),
    reaching,
    accepted: seatsLeft === null ? reaching : Math.min(reaching, seatsLeft),
    seatsLeft,
    isFailed: isError,
    retry: () => void refetch(),
  };
}

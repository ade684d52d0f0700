import { useQuery } from '@tanstack/react-query';
import { listApplicationsOptions } from '#generated/opportunities/listApplications.gen.ts';
import type { Application, Opportunity } from '#generated/types.gen.ts';
import type { Read } from '#platform/browser/calls/failed-read.tsx';

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
  read: Read;
}

const MAX_SHOWN = 10;

/** Previews whom a threshold would accept now. */
export function useAutoAcceptPreview({ id, seatsLeft }: Opportunity, points: number | null): AutoAcceptPreviewed {
  const read = useQuery({
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
  const { data, isError, isFetching } = read;
  const reaching = data?.data.meta.total ?? 0;
  return {
    found: points === null ? null : (data?.data.data ?? null),
    reaching,
    accepted: seatsLeft === null ? reaching : Math.min(reaching, seatsLeft),
    seatsLeft,
    isFresh: data !== undefined && !isFetching && !isError,
    read,
  };
}

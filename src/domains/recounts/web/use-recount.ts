import { hashKey, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getPointsRecountOptions, getPointsRecountQueryKey } from '#generated/settings/getPointsRecount.gen.ts';
import { startPointsRecountMutation } from '#generated/settings/startPointsRecount.gen.ts';
import { stopPointsRecountMutation } from '#generated/settings/stopPointsRecount.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale, showing } from '#platform/browser/calls/stale.ts';
import { toast } from '#ui/feedback/toast.ts';
import { canStop } from '../lifecycle.ts';

const LOOK_EVERY_MS = 1_000;

/** How past impacts are counted, read again and again while a recount is under way. */
export function useRecount() {
  const queryClient = useQueryClient();
  const read = useQuery({
    ...getPointsRecountOptions(),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const latest = state.data?.data.latest;
      return latest && canStop(latest.state) ? LOOK_EVERY_MS : false;
    },
  });
  const state = read.data?.data.latest?.state;
  const before = useRef(state);
  useEffect(() => {
    if (state === 'done' && before.current && canStop(before.current)) void makePointsStale(queryClient);
    before.current = state;
  }, [state, queryClient]);
  return read;
}

/** All that shows points, except the recount, which has just been read. */
function makePointsStale(queryClient: QueryClient): Promise<void> {
  const { predicate } = showing('points');
  const recount = hashKey(getPointsRecountQueryKey());
  return queryClient.invalidateQueries({
    predicate: (query) => predicate(query) && query.queryHash !== recount,
  });
}

/** @param onError called even if the component that started it is gone. */
export function useStartRecount(onError?: (error: unknown) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    ...startPointsRecountMutation(),
    ...(onError && { onError }),
    onSuccess: async (answer) => {
      // An answer that is on its way may still know nothing of the recount.
      await queryClient.cancelQueries({ queryKey: getPointsRecountQueryKey() });
      queryClient.setQueryData(getPointsRecountQueryKey(), answer);
      toast({ message: say('recounts.panel.started'), tone: 'success' });
    },
  });
}

export function useStopRecount() {
  const queryClient = useQueryClient();
  return useMutation({
    ...stopPointsRecountMutation(),
    onSuccess: (answer) => {
      queryClient.setQueryData(getPointsRecountQueryKey(), answer);
      toast({ message: say('recounts.panel.stopped'), tone: 'success' });
      return makeStale(queryClient, 'points');
    },
  });
}

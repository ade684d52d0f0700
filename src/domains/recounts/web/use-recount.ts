import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPointsRecountOptions, getPointsRecountQueryKey } from '#generated/settings/getPointsRecount.gen.ts';
import { startPointsRecountMutation } from '#generated/settings/startPointsRecount.gen.ts';
import { stopPointsRecountMutation } from '#generated/settings/stopPointsRecount.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toast } from '#ui/feedback/toast.ts';
import { canStop } from '../lifecycle.ts';

const LOOK_EVERY_MS = 1_000;

/** How past impacts are counted, read again and again while a recount is under way. */
export const useRecount = () =>
  useQuery({
    ...getPointsRecountOptions(),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const latest = state.data?.data.latest;
      return latest && canStop(latest.state) ? LOOK_EVERY_MS : false;
    },
  });

export function useStartRecount() {
  const queryClient = useQueryClient();
  return useMutation({
    ...startPointsRecountMutation(),
    onSuccess: (answer) => {
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

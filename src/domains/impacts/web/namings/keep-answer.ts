import type { QueryClient } from '@tanstack/react-query';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { listMyNamingsInfiniteQueryKey, listMyNamingsQueryKey } from '#generated/impacts/listMyNamings.gen.ts';
import type { ImpactNaming } from '#generated/types.gen.ts';
import { changeRow } from '#platform/browser/calls/cached-rows.ts';
import { makeStaleOnceLeft } from '#platform/browser/calls/stale.ts';

/** Shows the answer where the naming is listed, without moving its row, and reads the impact again. */
export function keepAnswer(queryClient: QueryClient, answered: ImpactNaming): void {
  const { id } = answered;
  changeRow<ImpactNaming>(queryClient, [listMyNamingsQueryKey(), listMyNamingsInfiniteQueryKey()], id, () => answered);
  void makeStaleOnceLeft(queryClient, 'impacts', 'points');
  // Someone who wasn't there may not see it any more.
  if (answered.isOpen) void queryClient.invalidateQueries({ queryKey: getImpactQueryKey({ path: { id } }) });
}

import { type QueryFunction, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import type { DecisionKind } from '../decision-kind.ts';
import type { Decidable } from '../held-decision.ts';

interface Revised extends Decidable {
  revision: number;
}

interface WholeRowProps<Whole extends Revised, Key extends QueryKey> {
  row: Revised;
  kind: 'council' | 'opportunity';
  options: { queryKey: Key; queryFn?: QueryFunction<{ data: Whole }, Key, never> };
  keep: DecisionKind<Revised, unknown, Whole>['keep'];
  children: (whole: Whole) => ReactNode;
}

/**
 * Loads the details that a row leaves out. A decision carries the row's revision, so the two revisions have to match.
 */
export function WholeRow<Whole extends Revised, Key extends QueryKey>(props: WholeRowProps<Whole, Key>) {
  const { row, kind, options, keep, children } = props;
  const queryClient = useQueryClient();
  const read = useQuery(options);
  const { data, isError, refetch } = read;
  const whole = data?.data;
  const isOld = whole !== undefined && whole.revision < row.revision;
  const isNew = whole !== undefined && whole.revision > row.revision;
  useEffect(() => {
    if (isOld) void refetch();
    if (isNew) keep(queryClient, whole);
  }, [isOld, isNew, refetch, keep, queryClient, whole]);
  return (
    <>
      {isError && <FailedRead of={read} level={3} what={say('platform.wholeRow.failed', { kind })} />}
      {(!whole || isOld) && !isError && (
        <LoadingState label={say('platform.wholeRow.loadingThe', { kind })}>
          <Skeleton className="h-32 w-full" />
          <SkeletonText lines={6} className="mt-6" />
        </LoadingState>
      )}
      {whole && !isOld && children(whole)}
    </>
  );
}

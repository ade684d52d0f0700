import { useState } from 'react';
import { FailedState, type FailedStateProps } from '#ui/feedback/failed-state.tsx';
import { ReferenceOf } from './reference-of.tsx';
import { sayFailed } from './say-failure.ts';

/** The parts of a query that are used here. */
export interface Read {
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface FailedReadProps extends Pick<FailedStateProps, 'action' | 'level' | 'className'> {
  /** What was read; of several, those that failed are tried again. */
  of: Read | readonly Read[];
  /** That it couldn't be loaded, as a sentence. The reason is added to it. */
  what: string;
}

/** In place of what couldn't be loaded. */
export function FailedRead({ of, what, ...place }: FailedReadProps) {
  const reads = [of].flat();
  const error = reads.find(({ isError }) => isError)?.error ?? null;
  // While a read without data is tried again, its error is gone.
  const [latest, setLatest] = useState(error);
  if (error !== null && error !== latest) setLatest(error);
  const retry = () => {
    for (const read of reads) if (read.isError) void read.refetch();
  };
  return (
    <FailedState
      {...place}
      onRetry={retry}
      isRetrying={reads.some(({ isFetching }) => isFetching)}
      footer={<ReferenceOf error={latest} />}
    >
      {sayFailed(what, latest)}
    </FailedState>
  );
}

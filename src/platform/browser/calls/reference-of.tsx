import { Suspense } from 'react';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { isApiError } from './api-error.ts';

const FailureReference = lazyPart(
  async () => ({ default: (await import('./failure-reference.tsx')).FailureReference }),
  () => null,
);

/** By which the operator finds a failure of the server. Nothing for any other failure. */
export function ReferenceOf({ error }: { error: unknown }) {
  if (!isApiError(error, 'server') || error.traceId === null) return null;
  return (
    <Suspense>
      <FailureReference traceId={error.traceId} />
    </Suspense>
  );
}

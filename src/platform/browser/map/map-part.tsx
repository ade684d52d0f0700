import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useIsInBrowser } from '#ui/timing/hydration.ts';

/** Where a list's map is drawn once its code is loaded. The server doesn't know how large it will be. */
export function MapPart({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  const room = <Skeleton className="mt-4 h-[60svh] min-h-80 w-full rounded-lg" />;
  return isInBrowser ? <Suspense fallback={room}>{children}</Suspense> : room;
}

import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { openPromise } from './open-promise.ts';
import { isDrawnByServer } from './rendered.ts';
import { useRestoredPlace } from './restored-place.tsx';
import { whenIdle } from './when-idle.ts';

interface WhenNearProps {
  /** Reserves roughly the content's height, e.g. `min-h-96`. */
  className?: string | undefined;
  /** Shown until then. */
  placeholder?: ReactNode;
  children: ReactNode;
}

interface Nearness {
  /** Null on the server, which draws everything. */
  reached: Promise<void> | null;
  reach: () => void;
}

/**
 * Runs its children once they are scrolled near, so that they don't delay the first screen. What the server drew of them
 * stays until the browser is idle: it can't wait longer, since no change above it is shown before.
 */
export function WhenNear({ className, placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [{ reached, reach }] = useState(createNearness);
  const [isDrawn] = useState(isDrawnByServer);
  useEffect(() => {
    if (isDrawn) return whenIdle(reach);
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        reach();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn, reach]);
  return (
    <div ref={place} className={className}>
      <ReachIfRestored reach={reach} />
      <Suspense fallback={placeholder}>
        <Once reached={reached}>{children}</Once>
      </Suspense>
    </div>
  );
}

/** Going back to a place on the page, which is only as high as it was with all that had been reached. */
function ReachIfRestored({ reach }: Pick<Nearness, 'reach'>) {
  const isRestored = Boolean(useRestoredPlace());
  useEffect(() => {
    if (isRestored) reach();
  }, [isRestored, reach]);
  // On its own: drawn again, what is around it would drop what the server drew.
  return null;
}

function createNearness(): Nearness {
  if (typeof window === 'undefined') return { reached: null, reach: () => undefined };
  const { promise, resolve } = openPromise();
  return { reached: promise, reach: resolve };
}

function Once({ reached, children }: { reached: Promise<void> | null; children: ReactNode }) {
  if (reached) use(reached);
  return children;
}

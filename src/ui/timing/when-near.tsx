import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useRestoredScroll } from '../lists/restored-scroll.tsx';
import { createDeferred } from './deferred.ts';
import { isDrawnByServer } from './hydration.ts';
import { whenIdle } from './when-idle.ts';

interface WhenNearProps {
  /** Reserves roughly the content's height, e.g. `min-h-96`. */
  className?: string | undefined;
  /** Shown until the children render. */
  placeholder?: ReactNode;
  children: ReactNode;
}

interface Nearness {
  /** Resolves once it's near. Null on the server, which draws everything. */
  reached: Promise<void> | null;
  reach: () => void;
}

/**
 * Renders its children once they are scrolled near, so that they don't delay the first screen. Children drawn by the
 * server are hydrated once the browser is idle: they can't wait longer, since no update above them shows until then.
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

/** Renders the children at once on going back: the page only has its former height with everything reached before. */
function ReachIfRestored({ reach }: Pick<Nearness, 'reach'>) {
  const isRestored = Boolean(useRestoredScroll());
  useEffect(() => {
    if (isRestored) reach();
  }, [isRestored, reach]);
  // A component of its own: if its parent rendered again, it would drop what the server drew.
  return null;
}

function createNearness(): Nearness {
  if (typeof window === 'undefined') return { reached: null, reach: () => undefined };
  const { promise, resolve } = createDeferred();
  return { reached: promise, reach: resolve };
}

function Once({ reached, children }: { reached: Promise<void> | null; children: ReactNode }) {
  if (reached) use(reached);
  return children;
}

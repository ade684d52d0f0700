import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Reserves roughly the content's height, e.g. `min-h-96`. */
  className?: string | undefined;
  /** Shown until then. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** Mounts its children when scrolled near, so that they don't delay the first screen. */
export function WhenNear({ className, placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear ? children : placeholder}
    </div>
  );
}

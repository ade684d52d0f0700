import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Keeps the place: the height that the content will have, or nearly, e.g. `min-h-96`. */
  className?: string | undefined;
  /** Stands there until then. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** Mounts its children once the reader comes near: what stands far below costs the first page nothing. */
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

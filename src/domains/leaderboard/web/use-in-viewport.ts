import { type RefObject, useEffect, useState } from 'react';

/** True while the element is in the viewport; `key` must change when it may be a different element. */
export function useInViewport(element: RefObject<Element | null>, key: unknown): boolean {
  const [isInViewport, setIsInSight] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the element may have changed.
  useEffect(() => {
    if (!element.current) {
      setIsInSight(false);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, key]);
  return isInViewport;
}

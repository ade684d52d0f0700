import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen; `key` tells when another one may stand there. */
export function useInSight(element: RefObject<Element | null>, key: unknown): boolean {
  const [isInSight, setIsInSight] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched changes with the key.
  useEffect(() => {
    if (!element.current) {
      setIsInSight(false);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, key]);
  return isInSight;
}

import { useEffect, useRef } from 'react';

type FindTarget = () => Element | null | undefined;

/**
 * Moves the focus once what was pressed has changed the list: a button that goes away with its row would take it along.
 * The answer is called with where it goes, just before the change.
 */
export function useFocusAfter(changing: unknown): (find: FindTarget) => void {
  const next = useRef<FindTarget | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is the reason to move the focus.
  useEffect(() => {
    const target = next.current?.();
    next.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [changing]);
  return (find) => {
    next.current = find;
  };
}

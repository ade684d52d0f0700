import { useEffect, useRef } from 'react';

type FindTarget = () => Element | null | undefined;

/**
 * Moves the focus after a list has changed: it would be lost if the pressed button was removed with its row. Call the
 * returned function with the target just before the change.
 */
export function useFocusAfter(changing: unknown): (find: FindTarget) => void {
  const next = useRef<FindTarget | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes.
  useEffect(() => {
    const target = next.current?.();
    next.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [changing]);
  return (find) => {
    next.current = find;
  };
}

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface HoldProps {
  /** Called with true when the focus enters, and with false when it leaves or this unmounts. */
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

/** For a control that is only shown for seconds, such as Undo: `onHold` lets its owner wait while it has the focus. */
export function Hold({ onHold, children }: HoldProps) {
  const [isHeld, setIsHeld] = useState(false);
  useHoldReport(isHeld, onHold);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is no action; what acts is inside.
    <span className="contents" onFocus={() => setIsHeld(true)} onBlur={() => setIsHeld(false)}>
      {children}
    </span>
  );
}

/** Always calls the first `onHold` given: a later one may belong to something else. */
export function useHoldReport(isHeld: boolean, onHold: ((isHeld: boolean) => void) | undefined): void {
  const first = useRef(onHold);
  useEffect(() => {
    if (!isHeld) return;
    const report = first.current;
    report?.(true);
    return () => report?.(false);
  }, [isHeld]);
}

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface HoldProps {
  /** Called with true while the focus is within, and with false once it has left or this goes. */
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

/** For what is there for seconds alone, such as an Undo: it waits for the person who has reached it by keyboard. */
export function Hold({ onHold, children }: HoldProps) {
  const [isHeld, setIsHeld] = useState(false);
  useTelling(isHeld, onHold);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is no action; what acts is inside.
    <span className="contents" onFocus={() => setIsHeld(true)} onBlur={() => setIsHeld(false)}>
      {children}
    </span>
  );
}

/** What is told goes to who was first asked to be told, since a later one may stand for something else. */
export function useTelling(isHeld: boolean, onHold: ((isHeld: boolean) => void) | undefined): void {
  const first = useRef(onHold);
  useEffect(() => {
    if (!isHeld) return;
    const tell = first.current;
    tell?.(true);
    return () => tell?.(false);
  }, [isHeld]);
}

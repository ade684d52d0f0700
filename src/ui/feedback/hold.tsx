import { type ReactNode, useEffect, useRef, useState } from 'react';

interface HoldProps {
  /** Called with true when the pointer or the focus enters, and with false when both have left or this unmounts. */
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

/** For a control that is only shown for seconds, such as Undo: `onHold` lets its owner wait while someone is at it. */
export function Hold({ onHold, children }: HoldProps) {
  const { handlers } = useHold(onHold);
  return (
    <span className="contents" {...handlers}>
      {children}
    </span>
  );
}

/** The same for an element that also shows whether it is held. */
export function useHold(onHold: HoldProps['onHold'] | undefined) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  // Always the first one given: a later one may belong to something else.
  const first = useRef(onHold);
  useEffect(() => {
    if (!isHeld) return;
    const report = first.current;
    report?.(true);
    return () => report?.(false);
  }, [isHeld]);
  return {
    isHeld,
    handlers: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}

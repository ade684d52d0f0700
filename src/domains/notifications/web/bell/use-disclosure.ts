import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** A panel opened by a button. Escape, a click outside and tabbing out close it. */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frameRef.current?.contains(target)) setIsOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frameRef.current?.contains(relatedTarget)) close();
  };
  return {
    isOpen,
    close,
    frame: { ref: frameRef, onBlur },
    button: { ref: buttonRef, 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) },
  };
}

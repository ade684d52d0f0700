import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Something that a button opens beside itself. Escape, a press elsewhere and leaving it by Tab close it. */
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
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    buttonRef.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frameRef.current?.contains(relatedTarget)) close();
  };
  return {
    isOpen,
    close,
    frame: { ref: frameRef, onKeyDown, onBlur },
    button: { ref: buttonRef, 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) },
  };
}

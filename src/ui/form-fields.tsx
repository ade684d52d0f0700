import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FormFieldsProps {
  isSending: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * All of a form but its buttons. While it is sent nothing can be put in that would not be sent; whoever sent it from a
 * field finds themselves on its button, and back in the field if it comes to nothing.
 */
export function FormFields({ isSending, children, className }: FormFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const button = box.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]');
    const active = document.activeElement;
    if (isSending && active instanceof HTMLElement && box.current?.contains(active)) {
      field.current = active;
      button?.focus({ preventScroll: true });
    }
    if (isSending) return;
    if (active === button) field.current?.focus({ preventScroll: true });
    field.current = null;
  }, [isSending]);
  return (
    <div ref={box} inert={isSending} className={className}>
      {children}
    </div>
  );
}

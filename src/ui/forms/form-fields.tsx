import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FormFieldsProps {
  isSending: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A form's fields, disabled while sending. Meanwhile the focus moves from its field to the submit button, and back
 * afterwards.
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
    if (active === button) {
      field.current?.focus({ preventScroll: true });
      // What was sent, such as a comment, may be above the form now and have pushed it out of the window.
      (field.current ?? button)?.scrollIntoView({ block: 'nearest' });
    }
    field.current = null;
  }, [isSending]);
  return (
    <div ref={box} inert={isSending} className={className}>
      {children}
    </div>
  );
}

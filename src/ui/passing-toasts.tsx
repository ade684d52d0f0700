import { useEffect, useSyncExternalStore } from 'react';
import { dismissToast, isInMargin, listToasts, offerMargin, onToastsChange, type Toast } from './toast.ts';

/** Passing toasts in the margin above a page's content. The toaster's own live region announces them. */
export function PassingToasts() {
  const toasts = useSyncExternalStore(onToastsChange, listToasts, listToasts);
  useEffect(offerMargin, []);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-s-4 top-0.5 z-20 flex gap-2 sm:inset-s-8 lg:inset-s-12 lg:top-2 print:hidden"
    >
      {toasts.filter(isInMargin).map((toast) => (
        <Passing key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Passing({ toast: { id, message, duration } }: { toast: Toast }) {
  useEffect(() => {
    if (duration === null) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <p className="animate-enter rounded-e-md border border-line border-s-4 border-s-action bg-raised px-3 text-sm leading-6 font-semibold shadow-overlay">
      {message}
    </p>
  );
}

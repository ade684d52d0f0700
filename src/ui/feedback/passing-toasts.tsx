import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { dismissToast, isInMargin, listToasts, offerMargin, onToastsChange, type Toast } from './toast.ts';

interface PassingToastsProps {
  /** The distance from the side where lines begin. */
  className: string;
}

/**
 * Passing toasts in the margin above a page's content, once no other page is opening: their few seconds would pass
 * meanwhile. The toaster's own live region announces them.
 */
export function PassingToasts({ className }: PassingToastsProps) {
  const isOpening = useNavigation().state !== 'idle';
  const toasts = useSyncExternalStore(onToastsChange, listToasts, listToasts);
  useEffect(offerMargin, []);
  return (
    <div
      aria-hidden="true"
      className={classNames('pointer-events-none absolute top-0.5 z-20 flex gap-2 lg:top-2 print:hidden', className)}
    >
      {!isOpening && toasts.filter(isInMargin).map((toast) => <Passing key={toast.id} toast={toast} />)}
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

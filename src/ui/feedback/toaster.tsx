import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { isInMargin, listToasts, onToastsChange, pressAction } from './toast.ts';
import { ToastItem } from './toast-item.tsx';

/**
 * Mounted once. Errors are assertive for screen readers, the rest polite. These roles are atomic by default, which is
 * turned off: otherwise each new toast would make screen readers repeat the others.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, listToasts, listToasts);
  const dangers = toasts.filter(({ tone }) => tone === 'danger');
  const passing = toasts.filter(isInMargin);
  const others = toasts.filter((toast) => toast.tone !== 'danger' && !isInMargin(toast));
  const undo = toasts.findLast(({ onUndo }) => onUndo);
  useShortcuts(undo ? { u: { run: () => pressAction(undo) } } : {});
  // Directly in the body: an open dialog makes the rest of the page inert, which would silence the toasts.
  return createPortal(
    <section
      aria-label={say('ui.toaster.notifications')}
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-[var(--sticky-bottom,env(safe-area-inset-bottom))] z-50 mx-(--notch)',
        'p-4 sm:inset-s-auto sm:w-104 print:hidden',
        // On a phone, a dialog's buttons are there.
        'max-sm:in-[body:has([aria-modal])]:top-0 max-sm:in-[body:has([aria-modal])]:bottom-auto',
      )}
    >
      <div role="alert" aria-atomic="false" className="*:pointer-events-auto *:mt-2">
        {dangers.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-atomic="false" className="*:pointer-events-auto *:mt-2">
        {others.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
        {passing.map(({ id, message }) => (
          <p key={id} className="sr-only">
            {message}
          </p>
        ))}
      </div>
    </section>,
    document.body,
  );
}

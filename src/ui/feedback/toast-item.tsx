import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../drawn/icons.tsx';
import { useRestoreFocusFrom } from '../focus/use-restore-focus.ts';
import { UndoKey } from '../keys/undo-key.tsx';
import { useLetterKeys } from '../keys/use-shortcuts.ts';
import { useHold } from './hold.tsx';
import { dismissToast, pressAction, type Toast, type ToastTone } from './toast.ts';

const EDGES: Record<ToastTone, string> = {
  success: 'border-s-action',
  info: 'border-s-control',
  warning: 'border-s-accent',
  danger: 'border-s-danger',
};

export function ToastItem({ toast }: { toast: Toast }) {
  const left = useRef(toast.duration);
  const frame = useRef<HTMLDivElement>(null);
  useRestoreFocusFrom(frame);
  const { isHeld, handlers } = useHold(toast.onHold);

  // The remaining time resumes when the pointer or the focus leaves.
  useEffect(() => {
    if (isHeld || left.current === null) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - since;
    };
  }, [isHeld, toast.id]);

  return (
    <div
      ref={frame}
      {...handlers}
      className={classNames(
        'flex animate-enter items-start gap-3 rounded-e-md border border-line border-s-4 bg-raised py-3 pe-2 ps-4 shadow-overlay',
        EDGES[toast.tone],
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{toast.message}</p>
        {toast.detail && <p className="mt-0.5 text-sm text-muted">{toast.detail}</p>}
        {(toast.action || toast.onUndo) && <ToastAction toast={toast} />}
      </div>
      <button
        type="button"
        aria-label={say('ui.toastItem.close')}
        onClick={() => dismissToast(toast.id)}
        className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  );
}

function ToastAction({ toast }: { toast: Toast }) {
  const { action, onUndo } = toast;
  const hasKey = useLetterKeys() && onUndo !== undefined;
  const look = 'mt-1 inline-flex items-center gap-2 py-0.5 font-semibold text-link underline underline-offset-4';
  if (action?.to) {
    return (
      <Link to={action.to} onClick={() => pressAction(toast)} className={look}>
        {action.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      onClick={() => pressAction(toast)}
      aria-keyshortcuts={hasKey ? 'U' : undefined}
      className={look}
    >
      {onUndo ? say('ui.toastItem.undo') : action?.label}
      {hasKey && <UndoKey />}
    </button>
  );
}

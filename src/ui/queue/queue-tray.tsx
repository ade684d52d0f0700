import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { useHold } from '../feedback/hold.tsx';
import { useRestoreFocusFrom } from '../focus/use-restore-focus.ts';
import { UndoKey } from '../keys/undo-key.tsx';
import { useLetterKeys } from '../keys/use-shortcuts.ts';

export interface TrayEntry {
  /** A new key restarts the timer. */
  key: number;
  text: string;
  /** How many more can be undone. */
  others: number;
  /** How long it can be undone. */
  milliseconds: number;
  onUndo: () => void;
  onHold: (isHeld: boolean) => void;
}

/**
 * The newest decision that can still be undone, fixed at the bottom of the screen. Layouts with bars set their sizes in
 * `--bottom-bar` and `--side-bar` on <html>.
 */
export function QueueTray({ entry }: { entry: TrayEntry | null }) {
  return createPortal(
    // Its own landmark, since it's outside <main>.
    <section
      aria-label={say('ui.queueTray.undoAvailable')}
      data-foot-tray={entry ? '' : undefined}
      className="pointer-events-none fixed inset-e-0 bottom-[var(--bottom-bar,env(safe-area-inset-bottom))] inset-s-[var(--side-bar,0px)] z-30 mx-(--notch) p-4"
    >
      <div role="status" className="mx-auto max-w-xl">
        {entry && <Entry key={entry.key} entry={entry} />}
      </div>
    </section>,
    document.body,
  );
}

function Entry({ entry: { text, others, milliseconds, onUndo, onHold } }: { entry: TrayEntry }) {
  const frame = useRef<HTMLDivElement>(null);
  const { isHeld, handlers } = useHold(onHold);
  const hasKey = useLetterKeys();
  useRestoreFocusFrom(frame);
  return (
    <div
      ref={frame}
      {...handlers}
      className="pointer-events-auto relative flex animate-enter items-center gap-4 overflow-hidden rounded-e-md border border-s-4 border-line border-s-accent bg-raised py-2.5 pe-2.5 ps-4 shadow-overlay"
    >
      <p className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{text}</span>
        <span className="block text-sm text-muted">
          {others > 0 ? say('ui.queueTray.sendHintMore', { others }) : say('ui.queueTray.sendHint')}
        </span>
      </p>
      <Button variant="secondary" size="sm" aria-keyshortcuts={hasKey ? 'U' : undefined} onClick={onUndo}>
        {say('ui.queueTray.undo')}
        {hasKey && <UndoKey />}
      </Button>
      {!isHeld && <TimeLeft milliseconds={milliseconds} />}
    </div>
  );
}

/** A decorative countdown line, static for reduced motion. */
function TimeLeft({ milliseconds }: { milliseconds: number }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const run = line.current?.animate([{ scale: '1 1' }, { scale: '0 1' }], {
      duration: milliseconds,
      fill: 'forwards',
    });
    return () => run?.cancel();
  }, [milliseconds]);
  return (
    <span
      ref={line}
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-0.5 bg-accent ltr:origin-left rtl:origin-right"
    />
  );
}

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../ui/button.tsx';
import { KeyCap } from '../../../../ui/queue/key-cap.tsx';
import { UNDO_WINDOW_MS } from '../../flows/decision-undo.ts';
import type { OpenDecision } from './decision-desk.ts';
import { nameOpen } from './decision-words.ts';

/** At the foot of the screen, over everything: the newest decision that can still be undone. */
export function DecisionTray({ open, onUndo }: { open: readonly OpenDecision[]; onUndo: (key: number) => void }) {
  const held = open.filter(({ stage }) => stage === 'held');
  const [newest, ...others] = held;
  return createPortal(
    // A landmark of its own, since it stands outside the page's main part.
    <section
      aria-label="Decisions not sent yet"
      data-foot-tray={newest ? '' : undefined}
      className="pointer-events-none fixed inset-x-0 bottom-[4.25rem] z-30 p-4 lg:bottom-0 lg:left-64"
    >
      <div role="status" className="mx-auto max-w-xl">
        {newest && (
          <div
            key={newest.key}
            className="pointer-events-auto relative flex animate-enter items-center gap-4 overflow-hidden rounded-r-md border border-l-4 border-line border-l-accent bg-raised py-2.5 pr-2.5 pl-4 shadow-overlay"
          >
            <p className="min-w-0 flex-1">
              <span className="line-clamp-2 font-semibold">{nameOpen(newest)}</span>
              <span className="block text-sm text-muted">
                {others.length > 0 && `And ${others.length} more a moment before. `}Sent in five seconds, or as you
                leave.
              </span>
            </p>
            <Button variant="secondary" size="sm" onClick={() => onUndo(newest.key)}>
              Undo
              <span className="max-sm:hidden">
                <KeyCap>U</KeyCap>
              </span>
            </Button>
            <TimeLeft />
          </div>
        )}
      </div>
    </section>,
    document.body,
  );
}

/** A line that runs out with the time. It tells nothing that the words do not, and stands still where motion is unwanted. */
function TimeLeft() {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const run = line.current?.animate([{ scale: '1 1' }, { scale: '0 1' }], {
      duration: UNDO_WINDOW_MS,
      fill: 'forwards',
    });
    return () => run?.cancel();
  }, []);
  return <span ref={line} aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent" />;
}

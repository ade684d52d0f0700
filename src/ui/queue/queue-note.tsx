import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { Hold } from '../feedback/hold.tsx';

interface QueueNoteProps {
  text: string;
  /** Beside the title of a folded row. */
  isInline: boolean;
  /** True if it failed or got no answer. */
  isFailed: boolean;
  onUndo?: (() => void) | undefined;
  onHold: (isHeld: boolean) => void;
  onRetry?: (() => void) | undefined;
}

const LINK = 'py-0.5 font-semibold text-link underline underline-offset-4';

/** The outcome, under a row. */
export function QueueNote({ text, isInline, isFailed, onUndo, onHold, onRetry }: QueueNoteProps) {
  if (isInline) return <p className="max-w-3/5 shrink-0 truncate py-2 pe-3 text-sm text-muted">{text}</p>;
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-x-4 border-t border-line py-1.5 pe-3 ps-[var(--row-start)] text-sm',
        isFailed ? 'bg-danger-wash text-danger-ink' : 'bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">{text}</span>
      {onUndo && (
        <Hold onHold={onHold}>
          <button type="button" className={LINK} onClick={onUndo}>
            {say('ui.queueNote.undo')}
          </button>
        </Hold>
      )}
      {onRetry && (
        <button type="button" className={LINK} onClick={onRetry}>
          {say('ui.queueNote.sendAgain')}
        </button>
      )}
    </p>
  );
}

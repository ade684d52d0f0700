import type { ReactNode } from 'react';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';

interface QueueRowProps {
  id: string;
  title: string;
  isCurrent: boolean;
  /** Undefined if rows can't be selected; null if this one can't. */
  isTicked: boolean | null | undefined;
  onTick: () => void;
  /** The row got the focus by Tab, so keys must act on it. */
  onReach: () => void;
  /** `isByKey` is true for Enter and Space. */
  onPress: (isByKey: boolean) => void;
  children: ReactNode;
  note: ReactNode;
  /** Shows only the title and the note, on one line. */
  isFolded: boolean;
}

/** Where the panel isn't beside the list, a row only looks chosen while the keys act on it. */
const CURRENT =
  'max-xl:not-has-focus-visible:border-s-unmarked border-s-action xl:bg-selected max-xl:has-focus-visible:bg-selected';

export function QueueRow(props: QueueRowProps) {
  const { id, title, isCurrent, isTicked, onTick, onReach, onPress, children, note, isFolded } = props;
  return (
    <li
      // Not on focus, which a closing dialog also gives to the row that it was opened from.
      onKeyUp={(event) => event.key === 'Tab' && onReach()}
      className={classNames(
        'relative border-b border-s-4 border-b-line outline-focus transition-colors',
        // The focus ring surrounds the whole row, since the button covers only a part of it.
        'has-[[data-queue-row]:focus-visible]:outline-2 has-[[data-queue-row]:focus-visible]:-outline-offset-2',
        isTicked === undefined ? '[--row-start:0.75rem]' : '[--row-start:2.75rem]',
        isCurrent ? CURRENT : 'border-s-unmarked hover:bg-sunken',
        isFolded && 'flex items-center ps-[calc(var(--row-start)-0.75rem)]',
      )}
    >
      <div className="flex min-w-0 flex-1 items-start">
        {isTicked !== undefined && !isFolded && (
          <label className="grid size-11 shrink-0 place-items-center self-stretch">
            <span className="sr-only">
              <Phrase text={say('ui.queueRow.select')} parts={{ title: () => <bdi>{title}</bdi> }} />
            </span>
            <input
              type="checkbox"
              className="size-5"
              checked={isTicked ?? false}
              disabled={isTicked === null}
              onChange={onTick}
            />
          </label>
        )}
        <button
          id={id}
          type="button"
          data-queue-row
          aria-current={isCurrent || undefined}
          onClick={(event) => onPress(event.detail === 0)}
          className={classNames(
            'min-w-0 flex-1 scroll-mt-20 scroll-mb-28 pe-3 text-start outline-none',
            isFolded ? 'py-2' : 'py-3',
            (isTicked === undefined || isFolded) && 'ps-3',
          )}
        >
          {isFolded ? (
            <span dir="auto" className="block truncate text-sm text-muted">
              {title}
            </span>
          ) : (
            children
          )}
        </button>
      </div>
      {note}
    </li>
  );
}

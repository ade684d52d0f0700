import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface QueueRowProps {
  id: string;
  title: string;
  isCurrent: boolean;
  /** Undefined where rows can't be ticked; null for one that can't. */
  isTicked: boolean | null | undefined;
  onTick: () => void;
  /** `isByKey` tells Enter and Space from a pointer. */
  onPress: (isByKey: boolean) => void;
  children: ReactNode;
  note: ReactNode;
}

export function QueueRow({ id, title, isCurrent, isTicked, onTick, onPress, children, note }: QueueRowProps) {
  return (
    <li
      className={classNames(
        'relative border-b border-l-4 border-b-line outline-focus transition-colors',
        // The ring goes around the whole row, since the part that is pressed begins at its picture.
        'has-[[data-queue-row]:focus-visible]:outline-2 has-[[data-queue-row]:focus-visible]:-outline-offset-2',
        isTicked === undefined ? '[--row-start:0.75rem]' : '[--row-start:2.75rem]',
        isCurrent ? 'border-l-action bg-selected' : 'border-l-transparent hover:bg-sunken',
      )}
    >
      <div className="flex items-start">
        {isTicked !== undefined && (
          <label className="grid size-11 shrink-0 place-items-center self-stretch">
            <span className="sr-only">Tick {title}</span>
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
            'min-w-0 flex-1 scroll-mt-20 scroll-mb-28 py-3 pr-3 text-left outline-none',
            isTicked === undefined && 'pl-3',
          )}
        >
          {children}
        </button>
      </div>
      {note}
    </li>
  );
}
